// The page of page.json drawn by what is published: fourteen sections, eight pictures. One process on one core; it draws, and
// does nothing else.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL, URL } from 'node:url'
import { root } from '../scripts/node24.mjs'
import { median, ratesTable } from './tables.mjs'

const goal = 1500
const dist = join(root, 'packages/ui/dist')
const drawer = join(root, '.cache/bench/page-html.mjs')

/**
 * Draws for so long, again and again.
 * @returns pages for each second of processor time, which other work on the machine takes little from, and the times of
 * a page in ms by the clock
 */
function measured(draw, seconds) {
  const times = []
  const start = process.cpuUsage()
  const endsAt = performance.now() + seconds * 1000
  for (let before = performance.now(); before < endsAt; ) {
    draw()
    const after = performance.now()
    times.push(after - before)
    before = after
  }
  const { user, system } = process.cpuUsage(start)
  times.sort((one, other) => one - other)
  const at = (share) => times[Math.floor(times.length * share)]
  return { perSecond: (times.length / (user + system)) * 1e6, p50: at(0.5), p99: at(0.99) }
}

/** The ways to draw the page, each with all that a browser needs to show it. */
async function waysToDraw() {
  const load = (path) => import(pathToFileURL(path).href)
  const [{ createElement: h }, { renderToStaticMarkup }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
  ])
  const { SectionList, views } = await load(join(dist, 'exports/sections.js'))
  const { ThemeScope, themeToCss, defaultTheme } = await load(join(dist, 'exports/theme.js'))
  const { courseOffer, coursePictures, courseSections } = await load(join(dist, 'exports/samples.js'))
  const { pageCss, styleIndex } = await load(drawer)

  const names = Object.keys(coursePictures)
  const idOf = (name) => `019aa1f8-40a8-7000-9005-${String(names.indexOf(name)).padStart(12, '0')}`
  const assets = new Map(
    names.map((name) => {
      const id = idOf(name)
      const url = (format, width) => (format === 'original' ? `/media/${id}` : `/media/${id}/${width}.${format}`)
      return [
        id,
        { id, kind: 'image', width: 1600, height: 1067, color: '#0c7a75', widths: [480, 720, 960, 1200, 1600], url },
      ]
    }),
  )
  const props = {
    items: courseSections(Object.fromEntries(names.map((name) => [name, idOf(name)]))),
    views,
    offer: courseOffer,
    media: (id) => assets.get(id) ?? null,
    href: (link) => (link.kind === 'url' ? link.href : '/daftar'),
  }
  const markup = (items = props.items) =>
    renderToStaticMarkup(
      h(ThemeScope, { theme: defaultTheme, as: 'body' }, h('main', null, h(SectionList, { ...props, items }))),
    )
  const stored = JSON.stringify(props.items)
  const whole = readFileSync(join(dist, 'styles.css'), 'utf8')
  const index = styleIndex(whole)
  const page = (css, body) =>
    `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Kelas</title><style>${css}</style></head>${body}</html>`
  const framed = () => `<html lang="id">${markup().replace(/^(?:<link\b[^>]*>)+/, '')}</html>`
  const readTheme = (css) => styleIndex(css)
  const themes = new Map()
  const knownTheme = (css) => {
    if (!themes.has(css)) themes.set(css, styleIndex(css))
    return themes.get(css)
  }
  const exact = (pick, read) => {
    const { markup: body, css } = pick({ markup: framed(), index, own: read(themeToCss(defaultTheme).css) })
    return page(css, body)
  }
  const known = remembered(pageCss)
  return {
    'markup alone': () => markup(),
    '… of a page just read from its JSON': () => markup(JSON.parse(stored)),
    'with the theme’s rule and a link to styles.css': () =>
      page(`${themeToCss(defaultTheme).css}`, `<link rel="stylesheet" href="/styles.css">${markup()}`),
    'with the whole stylesheet within': () => page(whole + themeToCss(defaultTheme).css, markup()),
    'with exactly its own rules, worked out for each page': () => exact(pageCss, readTheme),
    '… remembered by the page’s tags': () => exact(known, readTheme),
    '… and the theme’s rule remembered too': () => exact(known, knownTheme),
  }
}

/** The same rules as long as only words change: tags are looked up as a whole, and new words put between them. */
function remembered(pick) {
  const shapes = new Map()
  return (options) => {
    const parts = options.markup.split(TAG)
    let key = ''
    for (let at = 1; at < parts.length; at += 2) key += parts[at]
    let shape = shapes.get(key)
    if (!shape) {
      const { markup, css } = pick(options)
      shape = { css, parts: markup.split(TAG) }
      shapes.set(key, shape)
    }
    let markup = parts[0]
    for (let at = 1; at < parts.length; at += 2) markup += shape.parts[at] + parts[at + 1]
    return { markup, css: shape.css }
  }
}

/** React quotes every attribute, and no text of it holds a bare bracket: every second part is a tag. */
const TAG = /(<[^>]*>)/

/** page-html is drawn with inside of this repository: bundled as the server's build bundles it. */
async function bundleDrawer() {
  const { build } = await import('esbuild')
  mkdirSync(dirname(drawer), { recursive: true })
  await build({
    stdin: {
      contents: ['css/page-css', 'css/style-index'].map((file) => `export * from './${file}.ts'`).join('\n'),
      resolveDir: join(root, 'packages/page-html/src'),
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: drawer,
    logLevel: 'error',
  })
}

/** In a process of its own, so that nothing else has warmed or burdened it. @returns {Promise<{ name: string, perSecond: number, p50: number, p99: number, kb: number }[]>} */
export async function serverRendering({ seconds = 3 } = {}) {
  await bundleDrawer()
  const args = [
    '-c',
    '0',
    process.execPath,
    fileURLToPath(new URL('server-rendering.mjs', import.meta.url)),
    '--measure',
    '--seconds',
    String(seconds),
  ]
  return JSON.parse(
    execFileSync('taskset', args, { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } }),
  )
}

/** Every way, five rounds each after one to warm up. */
export async function measureAll(seconds) {
  const rates = []
  for (const [name, draw] of Object.entries(await waysToDraw())) {
    measured(draw, seconds)
    const rounds = Array.from({ length: 5 }, () => measured(draw, seconds))
    const of = (key) => median(rounds.map((one) => one[key]))
    rates.push({
      name,
      perSecond: of('perSecond'),
      p50: of('p50'),
      p99: of('p99'),
      kb: Buffer.byteLength(draw()) / 1000,
    })
  }
  return rates
}

export function serverRenderingText(rates) {
  return [
    '# How many pages a server draws',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench rendering\`: ${cpus().length} cores, of which one draws, load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}, React in production; medians of five rounds. Pages a second are counted by processor time, garbage collection included; p50 and p99 by the clock. The page is page.json’s: fourteen sections, eight pictures, drawn anew each time by the built package; contents that say the same as when they were last drawn are not checked anew, except in the second row, whose page is always a new one.`,
    '',
    ratesTable(rates, goal),
    '',
    'The first four rows are all that the package brings: markup, the theme’s rule, its stylesheet beside the page or within it. The last three pick the rules that the page uses, as published pages have them: matching every rule with every element takes a hundred times as long as drawing, which is nothing for a page drawn once at publish and too much for one drawn at each request. There the rules are remembered by the page’s tags (new words, the same rules), and the theme’s rule by itself.',
  ].join('\n')
}
