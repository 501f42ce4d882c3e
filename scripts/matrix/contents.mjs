// Every section type in every layout as markup: with the examples' contents, and filled with long Indonesian text.
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from '../node24.mjs'

const sentences = [
  'Pembelajaran berkesinambungan membantu keberlangsungan usaha keluarga Anda di tengah persaingan.',
  'Peserta mempertanggungjawabkan pengeluaran harian, lalu menyederhanakan pencatatannya bersama pendamping.',
  'Ketidakseimbangan antara pemasukan dan pengeluaran sering kali baru disadari setelah berbulan-bulan berjualan.',
  'Dari menyiapkan bahan baku sampai mengantarkan pesanan pelanggan, semuanya dibahas dengan contoh warung sungguhan.',
  'Kemampuan mengomunikasikan keunggulan produk menumbuhkan kepercayaan pembeli yang sebelumnya ragu-ragu.',
]
const words = sentences.join(' ').split(' ')

/** Whole words up to a length. */
function textOf(length, offset) {
  let text = ''
  for (let index = 0; index < 400; index++) {
    const word = words[(offset * 7 + index) % words.length]
    const longer = text ? `${text} ${word}` : word
    if (longer.length <= length) text = longer
    else if (text) break
  }
  return text
}

/**
 * @returns {Promise<{ usual: Shot[], long: Shot[], course: Shot, themeCss: object, fontCss: (font: string) => string }>}
 * @typedef {{ name: string, html: string }} Shot
 */
export async function drawContents() {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['source'] } },
    oxc: { jsx: { runtime: 'automatic' } },
  })
  try {
    return await drawAll((path) => server.ssrLoadModule(join(root, 'packages/ui/src', path)))
  } finally {
    await server.close()
  }
}

async function drawAll(load) {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { createElement } = await import('react')
  const { sections } = await load('sections/registry.gen.ts')
  const { views } = await load('sections/views.gen.ts')
  const { tones } = await load('sections/section-settings.ts')
  const { filledContent } = await load('sections/parts/filled-content.ts')
  const { storyPage, mediaIdOf, storyMedia, storyHref, storyPictures } = await load('sections/parts/story-media.ts')
  const { courseSections, courseOffer } = await load('sections/course-page.sample.ts')
  const { SectionList } = await load('sections/section-list.tsx')
  const { themeToCss } = await load('theme/theme-css.ts')
  const { fontFaceCss } = await load('fonts/font-face.ts')

  const drawn = (name, type, content, settings = {}, index = 0) => {
    const page = storyPage(`${type}-${index}`, { tone: tones[index % tones.length], ...settings })
    const html = renderToStaticMarkup(createElement(views[type], { content, page, slot: (_, node) => node }))
    return { name, html: webMarkup(html) }
  }
  const usual = []
  const long = []
  for (const [type, definition] of Object.entries(sections)) {
    const folder = type.replaceAll('_', '-')
    const { examples } = await load(`sections/${folder}/${folder}.examples.ts`)
    for (const [name, { content }] of Object.entries(examples)) {
      // Examples ignore their story's tone, as every tone is measured.
      usual.push(drawn(`${type}.${name}`, type, content, {}, usual.length))
    }
    const layouts = definition.fields.layout?.options?.map(({ value }) => value) ?? [definition.defaults.layout]
    for (const layout of layouts) {
      let count = 0
      const filled = filledContent(definition.fields, definition.defaults, (_path, { maxLength }) =>
        textOf(Math.min(maxLength ?? 120, 600), count++),
      )
      long.push(drawn(`${type}.${layout} (long)`, type, { ...filled, layout }, {}, long.length))
    }
  }
  const course = {
    name: 'course page',
    html: webMarkup(
      renderToStaticMarkup(
        createElement(SectionList, {
          items: courseSections(Object.fromEntries(storyPictures.map((name) => [name, mediaIdOf(name)]))),
          views,
          offer: courseOffer,
          media: storyMedia,
          href: storyHref,
        }),
      ),
    ),
  }
  return {
    usual,
    long,
    course,
    theme: themeToCss({ brand: '#0c7a75', accent: null }),
    fontCss: (font) => fontFaceCss(font, { urlOf: ({ file }) => `/fonts/${file}` }),
  }
}

/** Pictures under an address of the site, fetched at once. */
const webMarkup = (html) =>
  html.replaceAll(/file:\/\/[^"\s]*\/pictures\//g, '/pictures/').replaceAll('loading="lazy"', '')
