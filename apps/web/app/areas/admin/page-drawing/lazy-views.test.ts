import { fileURLToPath } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { expect, test } from 'vitest'

const isView = (path: string) => path.endsWith('.view.tsx')

/** Modules of a bundle's first load: static imports only. */
async function sentAtOnce(entry: string): Promise<{ atOnce: string[]; later: string[] }> {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    treeShaking: true,
    minifySyntax: true,
    outdir: 'out',
    format: 'esm',
    platform: 'browser',
    conditions: ['source'],
    loader: { '.css': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
  })
  const { outputs } = metafile
  const first = Object.keys(outputs).find((path) => outputs[path]?.entryPoint?.endsWith(entry.replace(/^[./]+/, '')))
  const seen = new Set<string>()
  const next = [first ?? '']
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind !== 'dynamic-import') next.push(path)
  }
  const inputsOf = (files: Iterable<string>) => [...files].flatMap((file) => drawnFrom(outputs[file]))
  return { atOnce: inputsOf(seen), later: inputsOf(Object.keys(outputs).filter((file) => !seen.has(file))) }
}

function drawnFrom(output: Metafile['outputs'][string] | undefined): string[] {
  return Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : []))
}

test('opening the builder loads no section view; each is loaded when a page or the palette shows it', async () => {
  const { atOnce, later } = await sentAtOnce('../builder/builder.route.tsx')
  expect(atOnce.length).toBeGreaterThan(100)
  expect(atOnce.filter(isView)).toEqual([])
  expect(later.filter(isView).length).toBeGreaterThan(9)
})
