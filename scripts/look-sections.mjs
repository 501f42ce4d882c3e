// Photographs every section in every layout, to be looked at: `node scripts/look-sections.mjs --out folder [filter …]`.
// Options: --widths 360,768,1440, --tones (each example on all six grounds), --page (the demo course page as a whole),
// --font, --rounded, --brand, --mode.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { buildCss } from '../packages/ui/scripts/css.mjs'
import { chromiumArgs, chromiumPath } from './chromium.mjs'
import { root } from './node24.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    widths: { type: 'string', default: '360,768,1440' },
    tones: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    font: { type: 'string', default: 'poppins' },
    rounded: { type: 'string', default: 'medium' },
    brand: { type: 'string', default: '#0c7a75' },
    mode: { type: 'string', default: 'light' },
  },
})
if (!values.out) throw new Error('Say where the pictures go: --out folder')
const out = resolve(values.out)
await mkdir(out, { recursive: true })

const fontFiles = new Map()
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
  ssr: { resolve: { conditions: ['source'] } },
  oxc: { jsx: { runtime: 'automatic' } },
})
const load = (path) => server.ssrLoadModule(join(root, 'packages/ui/src', path))

try {
  const { 'styles.css': css } = await buildCss()
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { createElement } = await import('react')
  const { sections } = await load('sections/registry.gen.ts')
  const { views } = await load('sections/views.gen.ts')
  const { storyPage } = await load('sections/parts/story-media.ts')
  const { themeToCss } = await load('theme/theme-css.ts')
  const { tones } = await load('sections/section-settings.ts')
  const theme = themeToCss({ brand: values.brand, accent: null })

  const shots = []
  if (values.page) {
    const { courseSections, courseOffer } = await load('sections/course-page.sample.ts')
    const { mediaIdOf, storyMedia, storyHref, storyPictures } = await load('sections/parts/story-media.ts')
    const { SectionList } = await load('sections/section-list.tsx')
    const mediaIds = Object.fromEntries(storyPictures.map((name) => [name, mediaIdOf(name)]))
    const props = {
      items: courseSections(mediaIds),
      views,
      offer: courseOffer,
      media: storyMedia,
      href: storyHref,
      onSkipped: (section, reason) => console.log(`${section.type} left out: ${reason}`),
    }
    shots.push({ name: 'course-page', html: `<main>${renderToStaticMarkup(createElement(SectionList, props))}</main>` })
  }
  for (const [type, definition] of Object.entries(values.page ? {} : sections)) {
    const folder = type.replaceAll('_', '-')
    for (const [name, { content, settings }] of Object.entries(await examplesOf(folder, definition))) {
      const key = `${type}.${name}`
      if (positionals.length > 0 && !positionals.some((each) => key.includes(each))) continue
      for (const tone of values.tones ? tones : [undefined]) {
        const page = storyPage(type, { ...definition.settings, ...settings, ...(tone && { tone }) })
        shots.push({
          name: tone ? `${key}.${tone}` : key,
          html: renderToStaticMarkup(createElement(views[type], { content, page, slot: (_, node) => node })),
        })
      }
    }
  }

  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  try {
    for (const width of values.widths.split(',').map(Number)) {
      const tab = await browser.newPage({ viewport: { width, height: 800 } })
      for (const { name, html } of shots) {
        const file = join(out, `${name}.html`)
        await writeFile(file, await documentOf(html, css, theme))
        await tab.goto(pathToFileURL(file).href)
        await tab.evaluate(() => document.fonts.ready)
        const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (overflow > 0) console.log(`${name} at ${width}: wider than the screen by ${overflow} px`)
        await tab.screenshot({ path: join(out, `${name}.${width}.png`), fullPage: true })
      }
      await tab.close()
    }
  } finally {
    await browser.close()
  }
  console.log(`${shots.length} sections photographed into ${out}`)
} finally {
  await server.close()
}

async function examplesOf(folder, definition) {
  if (existsSync(join(root, `packages/ui/src/sections/${folder}/${folder}.examples.ts`))) {
    return (await load(`sections/${folder}/${folder}.examples.ts`)).examples
  }
  const layouts = definition.fields.layout.options.map(({ value }) => value)
  return Object.fromEntries(layouts.map((layout) => [layout, { content: { ...definition.defaults, layout } }]))
}

async function documentOf(html, css, { className, css: themeCss }) {
  const faces = await Promise.all([400, 500, 600, 700].map((weight) => face(values.font, weight)))
  return `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>${faces.join('')}body{margin:0}${css}${themeCss}</style>
<body data-ui-theme="" data-font="${values.font}" data-rounded="${values.rounded}" data-mode="${values.mode}" class="${className}">${html.replaceAll('loading="lazy"', '')}</body></html>`
}

async function face(font, weight) {
  if (font === 'arial') return ''
  const key = `${font}-${weight}`
  if (!fontFiles.has(key)) {
    const file = join(root, `node_modules/@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`)
    fontFiles.set(key, (await readFile(file)).toString('base64'))
  }
  const family = font[0].toUpperCase() + font.slice(1)
  return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${fontFiles.get(key)})}`
}
