// What each entry weighs in a bundle: minified, gzip, React left out. Written to dist/sizes.json, which the docs read.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, transform } from 'esbuild'

const root = fileURLToPath(new URL('../', import.meta.url))
const { name: packageName } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

/** The most that these may weigh, in bytes of gzip. */
export const budgets = {
  Button: { from: 'button', names: ['Button'], bytes: 1536 },
  Field: { from: 'field', names: ['Field'], bytes: 2048 },
  Dialog: { from: 'dialog', names: '*', bytes: 15 * 1024 },
  DropdownMenu: { from: 'dropdown-menu', names: '*', bytes: 31 * 1024 },
  // Without its engine for streams, which comes where a browser has none.
  VideoPlayer: { from: 'video-player', names: '*', bytes: 20 * 1024 },
  PdfViewer: { from: 'pdf-viewer', names: '*', bytes: 8 * 1024 },
}
/** Packages that a component fetches when it has something to show with them. */
const engines = ['hls.js/*', 'pdfjs-dist']

/** Also of the whole stylesheet: docs/decisions/0260, 0.2 KB for what a checkout is made of, and 0314 for learning. */
export const stylesheetBudget = 31.5 * 1024

/**
 * @param {string} entry name of an entry: `button`, `sections/price`
 * @param {'*' | string[]} names what is imported of it
 * @param {'sources' | 'dist'} of
 */
export async function sizeOf(entry, names = '*', of = 'sources') {
  const file = of === 'dist' ? `./dist/exports/${entry}.js` : `./exports/${entry}.ts`
  const taken = names === '*' ? '*' : `{ ${names.join(', ')} }`
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export ${taken} from '${file}'`, resolveDir: root },
    outdir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'node:*', ...engines],
    conditions: of === 'dist' ? [] : ['source'],
    logLevel: 'silent',
  })
  const inside = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0),
  )
  const fetched = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
  return {
    bytes: gzip(outputFiles[0].text),
    files: inside.map(([path]) => path),
    imports: fetched.map(({ path, kind }) => ({ path, kind })),
  }
}

/** A stylesheet as a bundler ships it. */
export async function cssSize(text) {
  return gzip((await transform(text, { loader: 'css', minify: true })).code)
}

const gzip = (text) => gzipSync(text, { level: 9 }).length

async function writeSizes() {
  const scripts = {}
  const built = globSync('**/*.js', { cwd: `${root}dist/exports` }).filter((file) => file !== 'fonts/node.js')
  for (const entry of built.map((file) => file.slice(0, -'.js'.length)).sort())
    scripts[entry === 'index' ? packageName : `${packageName}/${entry}`] = (await sizeOf(entry, '*', 'dist')).bytes
  const styles = {}
  for (const file of ['styles.css', 'styles.unlayered.css'])
    styles[`${packageName}/${file}`] = await cssSize(readFileSync(`${root}dist/${file}`, 'utf8'))
  const budgeted = {}
  for (const [component, { from, names, bytes }] of Object.entries(budgets))
    budgeted[component] = { bytes: (await sizeOf(from, names, 'dist')).bytes, atMost: bytes }
  writeFileSync(
    `${root}dist/sizes.json`,
    `${JSON.stringify({ unit: 'bytes, gzip', budgeted, scripts, styles }, null, 2)}\n`,
  )
  console.log(
    Object.entries(budgeted)
      .map(([component, { bytes, atMost }]) => `${component} ${kb(bytes)} of ${kb(atMost)} KB`)
      .join(', '),
  )
}

const kb = (bytes) => (bytes / 1024).toFixed(2)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!existsSync(`${root}dist/exports`)) throw new Error('Nothing is built: npm run build -w @naikkelas/ui')
  await writeSizes()
}
