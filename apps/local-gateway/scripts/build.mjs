// Bundles the local gateway into dist/local-gateway.js, which the supervisor starts.
import { rm } from 'node:fs/promises'
import { fileURLToPath, URL } from 'node:url'
import { build } from 'esbuild'

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url))

await rm(path('dist'), { recursive: true, force: true })
await build({
  entryPoints: { 'local-gateway': path('src/main.ts') },
  outdir: path('dist'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  conditions: ['source'],
  legalComments: 'none',
  logLevel: 'warning',
})
