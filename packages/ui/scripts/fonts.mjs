// Makes the font files, their measures and src/fonts/fonts.gen.ts: `npm run fonts -w @naikkelas/ui`; `--check` compares.
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { URL } from 'node:url'
import { fallbackFor, metricsOf, readFont } from './fonts/measure.mjs'
import { codepointsOf, commonText, rangeOf, subset, whole } from './fonts/subset.mjs'

const root = new URL('../', import.meta.url)
const require = createRequire(import.meta.url)

/** Weights 400 and 700 serve pages; the applications' Roboto has two more. */
const FAMILIES = [
  // The applications set numbers below each other: digits of one width.
  { font: 'roboto', name: 'Roboto', source: 'roboto', weights: [400, 500, 600, 700], features: ['tnum'] },
  {
    font: 'arial',
    name: 'Naik Arial',
    source: 'arimo',
    weights: [400, 700],
    locals: { 400: ['Arial', 'ArialMT'], 700: ['Arial Bold', 'Arial-BoldMT'] },
  },
  { font: 'montserrat', name: 'Montserrat', source: 'montserrat', weights: [400, 700] },
  { font: 'poppins', name: 'Poppins', source: 'poppins', weights: [400, 700] },
]

/** System fonts that stand in until ours is there. Liberation Sans has Arial's measures, so one face serves both. */
const SYSTEM = [
  {
    name: 'Arial',
    source: 'arimo',
    locals: {
      400: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
      700: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    },
  },
  {
    name: 'Roboto',
    source: 'roboto',
    locals: { 400: ['Roboto', 'Roboto-Regular'], 700: ['Roboto Bold', 'Roboto-Bold'] },
  },
]

const fontsource = (source, subsetName, weight) =>
  readFile(require.resolve(`@fontsource/${source}/files/${source}-${subsetName}-${weight}-normal.woff2`))

async function renderFonts() {
  const outputs = new Map()
  const files = []
  const fallbacks = []
  for (const { font, name, source, weights, locals, features } of FAMILIES) {
    for (const weight of weights) {
      const latin = await fontsource(source, 'latin', weight)
      const parts = {
        common: await subset(latin, commonText, features),
        latin: await whole(latin, features),
        'latin-ext': await whole(await fontsource(source, 'latin-ext', weight), features),
      }
      for (const [part, bytes] of Object.entries(parts)) {
        const file = `${font}-${weight}-${part}.woff2`
        const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
        const codepoints = await codepointsOf(bytes)
        const range = rangeOf(codepoints)
        files.push({
          codepoints,
          font,
          name,
          weight,
          part,
          file,
          hash,
          bytes: bytes.length,
          range,
          locals: locals?.[weight] ?? [],
        })
        outputs.set(`src/fonts/files/${file}`, bytes)
      }
      const ours = await readFont(latin)
      for (const system of SYSTEM.filter((candidate) => candidate.source !== source)) {
        const systemWeight = weight >= 600 ? 700 : 400
        const theirs = await readFont(await fontsource(system.source, 'latin', systemWeight))
        fallbacks.push({
          font,
          name: `${name} on ${system.name}`,
          weight,
          locals: system.locals[systemWeight],
          ...fallbackFor(ours, theirs),
        })
      }
    }
    outputs.set(`src/fonts/files/${font}-OFL.txt`, await readFile(require.resolve(`@fontsource/${source}/LICENSE`)))
  }
  const metrics = {}
  for (const { font, source } of FAMILIES)
    metrics[font] = metricsOf(await readFont(await fontsource(source, 'latin', 400)))
  const sets = files.filter(({ part }) => part === 'common').map(({ codepoints }) => new Set(codepoints))
  const commonCodepoints = [...sets[0]].filter((code) => sets.every((set) => set.has(code)))
  outputs.set(
    'src/fonts/fonts.gen.ts',
    moduleText({ files: files.map(({ codepoints: _, ...file }) => file), fallbacks, metrics, commonCodepoints }),
  )
  return outputs
}

function moduleText({ files, fallbacks, metrics, commonCodepoints }) {
  const list = (items) => `[\n${items.map((item) => `  ${JSON.stringify(item)},`).join('\n')}\n]`
  const common = String.fromCodePoint(...commonCodepoints)
  return `// Generated from @fontsource by "npm run fonts -w @naikkelas/ui". Do not edit.
import type { FallbackFace, FontFile, FontMetrics } from './font-types.ts'
import type { ThemeFont } from '../theme/theme.schema.ts'

/** Characters every \`common\` file holds: a page that uses no others shares one cached file with all such pages. */
export const commonCharacters = ${JSON.stringify(common)}

export const fontFiles: readonly FontFile[] = ${list(files)}

export const fallbackFaces: readonly FallbackFace[] = ${list(fallbacks)}

/** Of the regular weight, in units of the em square. */
export const fontMetrics: Readonly<Record<ThemeFont, FontMetrics>> = ${JSON.stringify(metrics, null, 2)}
`
}

const isCheck = process.argv.includes('--check')
const stale = []
await mkdir(new URL('src/fonts/files/', root), { recursive: true })
for (const [path, content] of await renderFonts()) {
  const file = new URL(path, root)
  const before = await readFile(file).catch(() => Buffer.alloc(0))
  if (before.equals(Buffer.from(content))) continue
  stale.push(path)
  if (!isCheck) await writeFile(file, content)
}
if (isCheck && stale.length > 0) {
  console.error(`Stale, run "npm run fonts -w @naikkelas/ui": ${stale.join(', ')}`)
  process.exitCode = 1
} else if (!isCheck) {
  console.log(stale.length === 0 ? 'Fonts are fresh.' : `Wrote ${stale.length} files below src/fonts`)
}
