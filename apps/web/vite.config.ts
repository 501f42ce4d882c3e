import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

// The UI package is read from its sources, so that a change of a section is seen without building the package.
const condition = 'source'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
