import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { slimContract } from './contract.config.ts'
import { firstLoads } from './first-loads.config.ts'
import { shortRouteList } from './route-list.config.ts'

// The UI package is read from its sources, so that a change of a section is seen without building the package.
const condition = 'source'

const router = createRequire(import.meta.url).resolve('react-router/package.json')

/** The router's `exports` name its build for developers under every condition. The server's bundler does the same. */
const routerForVisitors: Plugin = {
  name: 'router-for-visitors',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id) {
    const file = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }[id]
    return file === undefined ? null : join(dirname(router), 'dist/production', file)
  },
}

export default defineConfig({
  plugins: [routerForVisitors, slimContract(), firstLoads(), tailwindcss(), reactRouter(), shortRouteList()],
  // All of it is looked through at the start: a dependency found later would reload the page someone is working on.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  resolve: { conditions: [condition, ...defaultClientConditions] },
  environments: {
    ssr: {
      // All of it is looked through at the start: a dependency found later would reload the page someone is working on.
      optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
      resolve: { conditions: [condition, ...defaultServerConditions] },
      build: { rollupOptions: { input: './app/server.ts' } },
    },
  },
})
