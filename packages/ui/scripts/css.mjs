// Compiles src/styles into dist: `npm run css -w @naikkelas/ui`, with --watch to repeat on change.
import { watch } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath, URL } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { fontFaceCss } from '../src/fonts/font-face.ts'

const root = new URL('../', import.meta.url)
export const base = fileURLToPath(new URL('src/styles/', root))

async function build(source) {
  const compiler = await compile(source, { base, onDependency() {} })
  const candidates = new Scanner({ sources: compiler.sources }).scan()
  return optimize(compiler.build(candidates)).code
}

/** Sections and rich text bring stylesheets of utilities beside their code: a folder is all it takes. */
async function sectionImports() {
  const files = []
  for (const folder of ['rich-text', 'sections']) {
    for await (const file of glob(`src/${folder}/**/*.css`, { cwd: fileURLToPath(root) })) files.push(file)
  }
  return files.sort().map((file) => `@import "../${file.slice('src/'.length)}";`)
}

/** The stylesheet as Tailwind gets it. */
export async function styleSource() {
  const entry = await readFile(new URL('src/styles/styles.css', root), 'utf8')
  return entry.replace('/* section stylesheets */', (await sectionImports()).join('\n'))
}

export async function buildCss() {
  const source = await styleSource()
  const read = (name) => readFile(new URL(`src/styles/${name}`, root), 'utf8')
  // Layers lose against unlayered resets (Tailwind 3, Bootstrap): those hosts get the same rules outside any layer.
  const unlayered = source.replace(/^@layer .*;$/m, '').replace(/ layer\([\w.]+\)/g, '')
  const files = {
    'styles.css': await build(source),
    'styles.unlayered.css': await build(unlayered),
    'fonts.css': fontsCss(),
    'tailwind.css': (await read('tailwind.css')).replace('@import "./theme.gen.css";\n', await read('theme.gen.css')),
  }
  await mkdir(new URL('dist/', root), { recursive: true })
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(new URL(`dist/${name}`, root), text)))
  return files
}

/** The shipped stylesheet and, beside it, the classes that only stories use. */
export async function buildStoriesCss() {
  const sources = '@source "../tokens";\n@source "../theme";\n@source not "../**/*.test.{ts,tsx}";'
  const withStories = (await styleSource()).replace(/^@source not .*stories.*$/m, sources)
  await buildCss()
  await writeFile(new URL('dist/stories.css', root), await build(withStories))
}

/** For applications: every font by name; a browser fetches only those in use. */
function fontsCss() {
  const urlOf = ({ file }) => `../src/fonts/files/${file}`
  const weights = { roboto: [400, 500, 600, 700] }
  return ['roboto', 'arial', 'montserrat', 'poppins']
    .map((font) => fontFaceCss(font, { urlOf, weights: weights[font] }).replaceAll('}@', '}\n@'))
    .join('\n')
    .concat('\n')
}

async function report() {
  const startedAt = performance.now()
  const files = await buildCss()
  const size = Math.round(files['styles.css'].length / 1024)
  console.log(`dist/styles.css ${size} KB in ${Math.round(performance.now() - startedAt)} ms`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await report()
  if (process.argv.includes('--watch')) {
    let timer
    watch(fileURLToPath(new URL('src/', root)), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => report().catch((error) => console.error(error.message)), 60)
    })
  }
}
