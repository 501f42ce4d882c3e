import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noOffer, sections } from '@naikkelas/ui/sections/registry'
import { views } from '@naikkelas/ui/sections'
import { expect, test, vi } from 'vitest'
import { markupElements } from './markup/markup-tree.ts'
import { visibleText } from './markup/visible-text.ts'
import { draw, photo, sectionOf, styleOf } from './testing/page-fixture.ts'

const bodyOf = (html: string) => html.slice(html.indexOf('<body'))
const question = (text: string, answer: string) => ({
  id: 'tanya-0001',
  question: text,
  answer: richTextOf(answer),
  group: '',
  isOpen: false,
})
const imageOf = (mediaId: string) => ({ mediaId, alt: 'Dasbor penjualan', isDecorative: false })

test('every text of the sections is on the page, with the offer filled in', async () => {
  const { html } = await draw({
    offer: { ...noOffer, name: 'Kelas data', price: 349_000 },
    sections: [
      sectionOf('headline', { title: 'Toko ramai tanpa banting harga', text: 'Mulai dari {harga}.' }),
      sectionOf('accordion_list', { items: [question('Apakah pemula bisa ikut?', 'Bisa, dari nol.')] }),
    ],
  })
  const text = visibleText(html)
  for (const words of [
    'Toko ramai tanpa banting harga',
    'Mulai dari Rp349.000.',
    'Apakah pemula bisa ikut?',
    'Bisa, dari nol.',
  ])
    expect(text).toContain(words)
})

test('the document is complete: language, charset first, title, canonical URL, link preview and one h1', async () => {
  const { html } = await draw({
    seo: { title: 'Kelas data', description: 'Empat minggu & praktik', imageId: photo.id, isIndexed: true },
    sections: [sectionOf('headline'), sectionOf('headline', { title: 'Yang kedua' })],
  })
  expect(html).toMatch(/^<!doctype html><html lang="id"><head><meta charset="utf-8">/)
  expect(html).toContain('<title>Kelas data</title>')
  expect(html).toContain('<meta name="description" content="Empat minggu &amp; praktik">')
  expect(html).toContain('<link rel="canonical" href="https://naikkelas.test/kelas-data">')
  expect(html).toContain(`<meta property="og:image" content="https://naikkelas.test/media/${photo.id}/original">`)
  expect(html).toContain('<meta property="og:image:height" content="800">')
  expect(html).not.toContain('noindex')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toMatch(/<\/main><script type="application\/ld\+json">[^<]*<\/script><\/body><\/html>$/)
})

test('a page without a title uses its first heading, and one hidden from search says noindex', async () => {
  const { html } = await draw({
    seo: { title: '', description: '', imageId: null, isIndexed: false },
    sections: [sectionOf('headline', { title: 'Naik kelas < sekarang' })],
  })
  expect(html).toContain('<title>Naik kelas &lt; sekarang</title>')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('without measurement there is no script and no style attribute, and the policy allows exactly the stylesheet', async () => {
  const { html, csp } = await draw({
    sections: (Object.keys(sections) as (keyof typeof sections)[]).map((type) => sectionOf(type)),
  })
  expect([...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)).toEqual(['<script type="application/ld+json">'])
  const elements = markupElements(bodyOf(html))
  expect(
    elements
      .flatMap(({ attributes }) => [...attributes.keys()])
      .filter((name) => name === 'style' || name.startsWith('on')),
  ).toEqual([])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(styleOf(html)))
  expect(csp).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`)
  expect(csp).toContain("default-src 'none'")
  expect(csp).not.toContain('script-src')
  expect(csp).not.toContain('frame-src')
})

test('a form posts to the configured URL without a script, and is omitted without one', async () => {
  const section = sectionOf('lead_form')
  const sections = [section]
  const { html, csp } = await draw({ sections }, { formAction: (id) => `/api/leads/halaman/${id}` })
  expect(html).toMatch(new RegExp(`<form [^>]*action="/api/leads/halaman/${section.id}"`))
  expect(html).toMatch(/<form [^>]*method="post"/)
  expect(csp).toContain("form-action 'self'")
  expect((await draw({ sections })).html).not.toContain('<form')
})

test('drawing is deterministic', async () => {
  const list = [sectionOf('headline'), sectionOf('grid_card'), sectionOf('accordion_list')]
  const [first, second] = [await draw({ sections: list }), await draw({ sections: list })]
  expect(second).toEqual(first)
})

test('user input is never markup', async () => {
  const hostile = '</style></script><script>alert(1)</script>"><img src=x onerror=alert(1)>'
  const { html } = await draw(
    {
      seo: { title: hostile.slice(0, 70), description: hostile, imageId: null, isIndexed: true },
      sections: [
        sectionOf('headline', { title: hostile.slice(0, 90) }),
        sectionOf('accordion_list', { items: [question(hostile, hostile)] }),
      ],
    },
    { name: hostile },
  )
  expect([...html.matchAll(/<script\b[^>]*>/g)]).toHaveLength(1)
  expect(html).not.toContain('<img')
  const data: unknown = JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '')
  expect(JSON.stringify(data)).toContain('onerror')
})

test('special characters in a text have no special effect', async () => {
  const title = "Hemat $& hari ini $' dan $` 100% \\u003c {harga2}"
  const { html } = await draw({
    seo: { title, description: title, imageId: null, isIndexed: true },
    sections: [sectionOf('headline', { title }), sectionOf('accordion_list', { items: [question(title, title)] })],
  })
  expect(visibleText(bodyOf(html)).split(title)).toHaveLength(4)
  expect(html.match(/<body/g)).toHaveLength(1)
  expect(JSON.parse(/ld\+json">([^<]*)</.exec(html)?.[1] ?? '')).toMatchObject({
    '@graph': [{ name: title }, { mainEntity: [{ name: title }] }],
  })
})

test('a script URL never reaches the page, whatever was stored', async () => {
  const ctaTo = (href: string) =>
    sectionOf('headline', { cta: { label: 'Daftar', target: { kind: 'url', href }, style: 'primary', note: '' } })
  expect((await draw({ sections: [ctaTo('https://contoh.id/daftar')] })).html).toContain(
    'href="https://contoh.id/daftar"',
  )
  for (const href of [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>1</script>',
    '//jahat.id',
  ]) {
    const { html } = await draw({ sections: [ctaTo(href)] })
    expect(html.replace(/<link[^>]*>/g, '')).not.toMatch(/href=/)
  }
})

test('a section unknown to this build is omitted and reported, and the rest is drawn', async () => {
  const strange = { ...sectionOf('headline'), id: 'asing00001', type: 'countdown_from_the_future' }
  const { html, report } = await draw({ sections: [sectionOf('headline', { title: 'Masih ada' }), strange] })
  expect(html).toContain('Masih ada')
  expect(report.skipped).toEqual([
    {
      sectionId: 'asing00001',
      type: 'countdown_from_the_future',
      reason: expect.stringContaining('countdown_from_the_future') as string,
    },
  ])
})

test('hidden sections and those outside their schedule are not in the bytes', async () => {
  const later = sectionOf('headline', { title: 'Besok' }, { schedule: { from: '2026-11-21T00:00:00+07:00', to: null } })
  const over = sectionOf('headline', { title: 'Kemarin' }, { schedule: { from: null, to: '2026-11-20T04:59:59Z' } })
  const hidden = sectionOf('headline', { title: 'Rahasia' }, { isHidden: true })
  const { html } = await draw({ sections: [sectionOf('headline', { title: 'Hari ini' }), later, over, hidden] })
  expect(visibleText(bodyOf(html))).toContain('Hari ini')
  for (const absent of ['Besok', 'Kemarin', 'Rahasia']) expect(html).not.toContain(absent)
})

test('the first picture is requested before the fonts, in the displayed format', async () => {
  const { html } = await draw({ sections: [sectionOf('headline', { image: imageOf(photo.id) })] })
  const picture = html.indexOf('<source type="image/avif" srcset="/media/')
  expect(picture).toBeGreaterThan(0)
  expect(html.slice(picture)).toMatch(/^[^>]*>\s*<img[^>]*fetchpriority="high"/)
  const [announced = '', ...onPhones] = html.match(/<link rel="preload" as="font"[^>]*>/g) ?? []
  expect(announced).toContain('media="(min-width:62em)"')
  expect(html.indexOf(announced)).toBeLessThan(html.indexOf('<style>'))
  const forEveryone = onPhones.filter((link) => !link.includes('media='))
  expect(forEveryone).toHaveLength(2)
  for (const link of forEveryone) expect(html.indexOf(link)).toBeGreaterThan(picture)
  const withoutPicture = (await draw({ sections: [sectionOf('headline')] })).html
  expect(withoutPicture.indexOf('<link rel="preload" as="font"')).toBeLessThan(withoutPicture.indexOf('<style>'))
  expect(html).toMatch(/<img[^>]*width="1200"[^>]*height="800"/)
  expect(html).not.toContain('data-color')
})

test('the link preview shows the chosen picture, else the first on the page, in a format that messengers support', async () => {
  const large = { ...photo, id: '1c62a4e7-4b40-4e1f-8e6f-6a1b8d2e3f40', bytes: 4_000_000 }
  const vast = { ...photo, width: 7000, height: 5000, widths: [480, 960, 1200, 1600] }
  const cardOf = (html: string) => /og:image" content="https:\/\/naikkelas\.test([^"]+)"/.exec(html)?.[1]
  const sections = [
    sectionOf('headline', { image: imageOf(large.id) }),
    sectionOf('title_media', { image: imageOf(photo.id) }),
  ]
  const seo = { title: '', description: '', imageId: null, isIndexed: true }
  const media = [photo, large]
  expect(cardOf((await draw({ seo, sections }, { media })).html)).toBe(`/media/${large.id}/1200.webp`)
  expect(cardOf((await draw({ seo: { ...seo, imageId: photo.id }, sections }, { media })).html)).toBe(
    `/media/${photo.id}/original`,
  )
  expect(cardOf((await draw({ seo, sections: [sectionOf('headline')] })).html)).toBeUndefined()
  const { html } = await draw({ seo: { ...seo, imageId: vast.id }, sections }, { media: [vast] })
  expect(cardOf(html)).toBe(`/media/${vast.id}/1200.webp`)
  expect(html).toContain(
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="857">',
  )
})

test('an answer and a price are printed: backgrounds stay, and closed answers are opened', async () => {
  const { html } = await draw({ sections: [sectionOf('accordion_list')] })
  expect(styleOf(html)).toMatch(/@media print\{[^}]*details[^{]*::details-content\{[^}]*content-visibility:visible/)
  expect(styleOf(html)).toContain('print-color-adjust:exact')
  expect(styleOf(html)).toMatch(/@media print\{.*\[data-section-type\][^{]*\{break-inside:avoid/)
})

test('in a contrast theme icons have the text colour', async () => {
  const { html } = await draw({ sections: [sectionOf('grid_card')] })
  expect(styleOf(html)).toMatch(/@media \(forced-colors:active\)\{[^@]*svg[^{]*\{color:inherit ?!important/)
})

test('the sticky bar is printed at its own place', async () => {
  const { html } = await draw({ sections: [sectionOf('sticky_cta')] })
  expect(styleOf(html)).toMatch(/@media print\{[^@]*position:static/)
})

test('a picture offers AVIF widths, and one WebP as a fallback', async () => {
  const { html } = await draw({ sections: [sectionOf('headline', { image: imageOf(photo.id) })] })
  const elements = markupElements(bodyOf(html))
  const source = elements.find(({ tag }) => tag === 'source')?.attributes
  const image = elements.find(({ tag }) => tag === 'img')?.attributes
  expect(source?.get('srcset')?.match(/\d+w/g)).toEqual(['480w', '720w', '960w', '1200w'])
  expect(source?.get('sizes')).toBe('(min-width:62rem) 34rem,calc(100vw - 2.5rem)')
  expect(image?.get('src')).toMatch(/\/\d+\.webp$/)
  expect(image?.has('srcset')).toBe(false)
  expect(image?.get('alt')).toBe('Dasbor penjualan')
})

test('links to other pages follow their path, and those to deleted pages are plain text', async () => {
  const target = (pageId: string) => ({ label: 'Lihat', target: { kind: 'page', pageId }, style: 'primary', note: '' })
  const id = '7f1a6c52-0b1c-4d6e-8f4a-0a1b2c3d4e5f'
  const list = [sectionOf('headline', { cta: target(id) })]
  expect((await draw({ sections: list }, { pageAddresses: { [id]: '/p/kopi-ratna' } })).html).toContain(
    'href="/p/kopi-ratna"',
  )
  expect((await draw({ sections: list })).html).not.toMatch(/<a /)
})

test('structured data describe questions and lessons on the page, and nothing else', async () => {
  const seo = { title: 'Kelas data', description: 'Empat minggu praktik', imageId: null, isIndexed: true }
  const dataOf = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '') as {
      '@type'?: string
      '@graph'?: { '@type': string }[]
    }
  const plain = dataOf((await draw({ seo, sections: [sectionOf('headline')] })).html)
  expect(plain['@type']).toBe('WebPage')
  const rich = dataOf(
    (
      await draw({
        seo,
        offer: { ...noOffer, name: 'Kelas data', price: 0 },
        sections: [sectionOf('lesson_material'), sectionOf('accordion_list', { items: [question('Bisa?', 'Bisa.')] })],
      })
    ).html,
  )
  expect(rich['@graph']?.map((node) => node['@type'])).toEqual(['WebPage', 'Course', 'FAQPage'])
  expect(rich['@graph']?.[1]).toMatchObject({
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT30M' },
  })
  expect(rich['@graph']?.[1]).toMatchObject({ offers: { price: 0, priceCurrency: 'IDR', category: 'Free' } })
  expect(rich['@graph']?.[2]).toMatchObject({ mainEntity: [{ name: 'Bisa?', acceptedAnswer: { text: 'Bisa.' } }] })
})

test("every class on the page has a rule, and every rule's class is on the page", async () => {
  const { html } = await draw({
    sections: (Object.keys(sections) as (keyof typeof sections)[]).map((type) =>
      sectionOf(type, type === 'headline' ? { image: imageOf(photo.id) } : {}),
    ),
  })
  const used = new Set(markupElements(bodyOf(html)).flatMap(({ classes }) => [...classes]))
  const styled = new Set(
    [
      ...styleOf(html)
        .replace(/\{[^{}]*\}/g, '{}')
        .matchAll(/\.([A-Za-z]+)/g),
    ].map(([, name]) => name),
  )
  expect([...styled].sort()).toEqual([...used].sort())
})

test('a section whose view throws is omitted and reported once, and the page is published without it', async () => {
  const view = vi.spyOn(views, 'cta_button').mockImplementation(() => {
    throw new Error('rusak')
  })
  const broken = sectionOf('cta_button')
  const { html, report } = await draw({ sections: [sectionOf('headline', { title: 'Tetap terbit' }), broken] })
  view.mockRestore()
  expect(visibleText(html)).toContain('Tetap terbit')
  expect(html).not.toContain('data-section-type="cta_button"')
  expect(report.skipped).toEqual([{ sectionId: broken.id, type: 'cta_button', reason: 'its view threw: rusak' }])
})

test('offer chips are filled in the search title and in the chat message of the offer’s button too', async () => {
  const target = { kind: 'whatsapp' as const, number: '628111', text: 'Saya mau kelas {harga}' }
  const cta = { label: 'Tanya', target: { kind: 'offer' as const }, style: 'primary', note: '' }
  const { html } = await draw({
    offer: { ...noOffer, price: 349_000, cta: { label: 'Tanya', target } },
    seo: { title: 'Kelas data {harga}', description: '', imageId: null, isIndexed: true },
    sections: [sectionOf('headline', { title: 'Kelas data', cta })],
  })
  expect(html).toContain('<title>Kelas data Rp349.000</title>')
  expect(html).toContain(encodeURIComponent('Saya mau kelas Rp349.000'))
  expect(html).not.toContain('{harga}')
})
