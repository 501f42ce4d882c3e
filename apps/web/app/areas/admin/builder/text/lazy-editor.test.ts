import { fileURLToPath } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { expect, test } from 'vitest'

const entry = fileURLToPath(new URL('../builder.route.tsx', import.meta.url))
const isEditor = (path: string) => /node_modules\/(?:@tiptap|prosemirror-)/.test(path)

/** The builder as it is bundled: every file, and which files each imports at once or later. */
async function bundle(): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    outdir: 'out',
    format: 'esm',
    platform: 'browser',
    conditions: ['source'],
    loader: { '.css': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
  })
  return metafile.inputs
}

/** Everything that is fetched with the first file, following no import() that waits. */
function fetchedAtOnce(inputs: Metafile['inputs'], from: string): Set<string> {
  const seen = new Set<string>()
  const next = [from]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const { path, kind } of inputs[file]?.imports ?? []) if (kind !== 'dynamic-import') next.push(path)
  }
  return seen
}

test('opening the builder fetches nothing of Tiptap; the first text that is edited does', async () => {
  const inputs = await bundle()
  const first = Object.keys(inputs).find((path) => path.endsWith('builder/builder.route.tsx')) ?? ''
  const atOnce = fetchedAtOnce(inputs, first)
  expect(atOnce.size).toBeGreaterThan(100)
  expect([...atOnce].filter(isEditor)).toEqual([])
  const door = Object.keys(inputs).find((path) => path.endsWith('kit/rich-text/editor/index.ts')) ?? ''
  expect([...fetchedAtOnce(inputs, door)].filter(isEditor).length).toBeGreaterThan(5)
})
