import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

// The UI package is read from its sources, so that a change of a section is seen without building the package.
const condition = 'source'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { conditions: [condition, ...defaultClientConditions] },
  environments: {
    ssr: {
      resolve: { conditions: [condition, ...defaultServerConditions] },
      build: { rollupOptions: { input: './app/server.ts' } },
    },
  },
})
