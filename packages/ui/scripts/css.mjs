// Compiles src/styles into dist: `npm run css -w @naikkelas/ui`, with --watch to repeat on change.
import { watch } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath, URL } from 'node:url'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import postcss from 'postcss'
import { fontFaceCss } from '../src/fonts/font-face.ts'
import { lean, withShortVariables } from './lean-css.mjs'

const root = new URL('../', import.meta.url)
export const base = fileURLToPath(new URL('src/styles/', root))

async function build(source) {
  const compiler = await compile(source, { base, onDependency() {} })
  const candidates = new Scanner({ sources: compiler.sources }).scan()
  const css = lean(optimize(compiler.build(candidates), { minify: true }).code, await ownUtilities())
  const named = await namedVariables()
  // The optimizer warns of pseudo-elements that it does not know yet, and lets those with a prefix pass.
  return withShortVariables(css, (name) => named.has(name)).replaceAll('::-ui-scroll-button(', '::scroll-button(')
}

/** Sections and rich text bring stylesheets of utilities beside their code: a folder is all it takes. */
async function sectionImports() {
  const files = []
  for (const folder of ['rich-text', 'sections']) {
    for await (const file of glob(`src/${folder}/**/*.css`, { cwd: fileURLToPath(root) })) files.push(file)
  }
  return files.sort().map((file) => `@import "../${file.slice('src/'.length)}";`)
}

/** Names of all utilities that our stylesheets define. */
async function ownUtilities() {
  const names = new Set()
  for await (const file of glob('src/**/*.css', { cwd: fileURLToPath(root) })) {
    const text = await readFile(new URL(file, root), 'utf8')
    for (const [, name] of text.matchAll(/^@utility ([\w-]+)/gm)) names.add(name)
  }
  return names
}

/** Variables that are named outside our utilities: by tokens, the reset, code or documentation. */
async function namedVariables() {
  const names = new Set()
  const places = ['src/**/*.{ts,tsx,mdx}', 'src/styles/{tokens.gen,theme.gen,base,defaults}.css', '*.md']
  for await (const file of glob(places, { cwd: fileURLToPath(root) })) {
    const text = await readFile(new URL(file, root), 'utf8')
    for (const [name] of text.matchAll(/--ui-[\w-]+/g)) names.add(name)
  }
  return names
}

/** The stylesheet as Tailwind gets it. */
export async function styleSource() {
  const entry = await readFile(new URL('src/styles/styles.css', root), 'utf8')
  return entry.replace('/* section stylesheets */', (await sectionImports()).join('\n'))
}

const read = (name) => readFile(new URL(`src/styles/${name}`, root), 'utf8')

/**
 * Our reset against a host's that lies in no layer either. First everything the host said of an element is undone, but
 * for those whose attributes are styles too (`<svg fill>`, `<img width>`). Hosts reset elements by their names (`p`,
 * `ul ul`): a selector worth six names outweighs those and no class, so that a host's own parts may stand in our scope.
 * What carries a class of ours withstands a class's worth more (`a:hover`, `input[type]`).
 */
const immune = (base) => ['*', '[class*="ui:"]'].map((which) => immuneFor(base, which)).join('')

function immuneFor(base, which) {
  const weight = which === '*' ? ':not(a b c d e f)' : `:not(.u b c d e f):where(${which})`
  const inScope = `:where([data-ui-theme]) ${weight}`
  return `${inScope}:where(:not(svg, svg *, img, video, canvas, iframe)) { all: revert; }
${inScope}:where(svg, img, video, canvas, iframe) { border-radius: 0; box-shadow: none; background: none; filter: none; opacity: 1; vertical-align: baseline; float: none; }
${base
  .replace(/@keyframes[^{]+\{(?:[^{}]+\{[^}]*\})+\s*\}\n?/g, (frames) => (which === '*' ? frames : ''))
  .replaceAll(/:where\(\[data-ui-theme\]\)(?=[,\s]*$|::|,)/gm, `:where([data-ui-theme])${weight}`)
  .replaceAll(':where([data-ui-theme]) :where(', `${inScope}:where(`)
  .replaceAll(':where([data-ui-theme]) ::', `${inScope}::`)
  // Grounds and fonts of schemes and scopes stay above what was just undone.
  .replaceAll(/^\[data-[^{,]*?(?= \{)/gm, `$&${which === '*' ? '' : ':not(.u b c d e f)'}`)}
`
}

/** One class more for each of our classes: hosts also say `a:hover` and `input[type="text"]`. */
function weighted(css) {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (!rule.selector.includes('.ui\\:')) return
    rule.selectors = rule.selectors.map((selector) =>
      /^[a-z*]/i.test(selector) ? selector.replace(/^[a-z*][\w-]*/i, '$&:not(.u)') : `:not(.u)${selector}`,
    )
  })
  return root.toString()
}

export async function buildCss() {
  const source = await styleSource()
  // Layers lose against unlayered resets (Tailwind 3, Bootstrap): those hosts get the same rules outside any layer.
  const unlayered = source
    .replace(/^@layer .*;$/m, '')
    .replace('@import "./base.css" layer(components.ui.base);', immune(await read('base.css')))
    .replace(/ layer\([\w.]+\)/g, '')
  const files = {
    'styles.css': await build(source),
    'styles.unlayered.css': weighted(await build(unlayered)),
    'fonts.css': fontsCss(),
    // Tailwind draws every element in --font-sans: under that name our font would become the host's.
    'tailwind.css': (await read('tailwind.css')).replace(
      '@import "./theme.gen.css";\n',
      (await read('theme.gen.css')).replace('--font-sans:', '--font-page:'),
    ),
  }
  await mkdir(new URL('dist/', root), { recursive: true })
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(new URL(`dist/${name}`, root), text)))
  return files
}

/** The shipped stylesheet and, beside it, the classes that only stories use. */
export async function buildStoriesCss() {
  const sources = '@source "../tokens";\n@source "../docs";\n@source "../theme";\n@source not "../**/*.test.{ts,tsx}";'
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
