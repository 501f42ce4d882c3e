import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noOffer } from '@naikkelas/ui/sections/registry'
import { views } from '@naikkelas/ui/sections'
import { expect, test, vi } from 'vitest'
import { documentOf } from '../../../scripts/tests/setup/drawn.ts'
import { visibleText } from './markup/visible-text.ts'
import { bodyOf, draw, photo, sectionOf } from './testing/page-fixture.ts'

const question = (text: string, answer: string) => ({
  id: 'tanya-0001',
  question: text,
  answer: richTextOf(answer),
  group: '',
  isOpen: false,
})
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
  // Browsers look for the charset in the first bytes, and structured data must not delay the content.
  expect(html).toMatch(/^<!doctype html><html lang="id"><head><meta charset="utf-8">/)
  expect(html).toMatch(/<\/main><script type="application\/ld\+json">[^<]*<\/script><\/body><\/html>$/)
  const page = documentOf(html)
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
  expect(page.title).toBe('Kelas data')
  expect(meta('description')).toBe('Empat minggu & praktik')
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://naikkelas.test/kelas-data')
  expect(meta('og:image')).toBe(`https://naikkelas.test/media/${photo.id}/original`)
  expect(meta('og:image:height')).toBe('800')
  expect(meta('robots')).toBeUndefined()
  expect(page.querySelectorAll('h1')).toHaveLength(1)
})

test('a page without a title uses its first heading, and one hidden from search says noindex', async () => {
  const { html } = await draw({
    seo: { title: '', description: '', imageId: null, isIndexed: false },
    sections: [sectionOf('headline', { title: 'Naik kelas < sekarang' })],
  })
  const page = documentOf(html)
  expect(page.title).toBe('Naik kelas < sekarang')
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

test('a form posts to the configured URL without a script, and is omitted without one', async () => {
  const section = sectionOf('lead_form')
  const sections = [section]
  const { html, csp } = await draw({ sections }, { formAction: (id) => `/api/leads/halaman/${id}` })
  const form = documentOf(html).querySelector('form')
  expect(form?.getAttribute('action')).toBe(`/api/leads/halaman/${section.id}`)
  expect(form?.getAttribute('method')).toBe('post')
  expect(csp).toContain("form-action 'self'")
  expect(documentOf((await draw({ sections })).html).querySelector('form')).toBeNull()
})

test('drawing is deterministic', async () => {
  const list = [sectionOf('headline'), sectionOf('grid_card'), sectionOf('accordion_list')]
  const [first, second] = [await draw({ sections: list }), await draw({ sections: list })]
  expect(second).toEqual(first)
})

// The bytes: a parser would repair what escaping has missed.
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
  const linksTo = async (href: string) => {
    const page = documentOf((await draw({ sections: [ctaTo(href)] })).html)
    return [...page.querySelectorAll('body [href]')].map((link) => link.getAttribute('href'))
  }
  expect(await linksTo('https://contoh.id/daftar')).toEqual(['https://contoh.id/daftar'])
  for (const href of [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>1</script>',
    '//jahat.id',
  ])
    expect(await linksTo(href)).toEqual([])
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

test('links to other pages follow their path, and those to deleted pages are plain text', async () => {
  const target = (pageId: string) => ({ label: 'Lihat', target: { kind: 'page', pageId }, style: 'primary', note: '' })
  const id = '7f1a6c52-0b1c-4d6e-8f4a-0a1b2c3d4e5f'
  const list = [sectionOf('headline', { cta: target(id) })]
  const linkOf = async (pageAddresses: Record<string, string>) =>
    documentOf((await draw({ sections: list }, { pageAddresses })).html).querySelector('a')
  expect((await linkOf({ [id]: '/p/kopi-ratna' }))?.getAttribute('href')).toBe('/p/kopi-ratna')
  expect(await linkOf({})).toBeNull()
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

test('a section whose view throws is omitted and reported once, and the page is published without it', async () => {
  const view = vi.spyOn(views, 'cta_button').mockImplementation(() => {
    throw new Error('rusak')
  })
  const broken = sectionOf('cta_button')
  const { html, report } = await draw({ sections: [sectionOf('headline', { title: 'Tetap terbit' }), broken] })
  view.mockRestore()
  expect(visibleText(html)).toContain('Tetap terbit')
  expect(documentOf(html).querySelector('[data-section-type="cta_button"]')).toBeNull()
  expect(report.skipped).toEqual([{ sectionId: broken.id, type: 'cta_button', reason: 'its view threw: rusak' }])
})

test('placeholders of the offer are replaced in the search title and in the chat message of the offer’s button too', async () => {
  const target = { kind: 'whatsapp' as const, number: '628111', text: 'Saya mau kelas {harga}' }
  const cta = { label: 'Tanya', target: { kind: 'offer' as const }, style: 'primary', note: '' }
  const { html } = await draw({
    offer: { ...noOffer, price: 349_000, cta: { label: 'Tanya', target } },
    seo: { title: 'Kelas data {harga}', description: '', imageId: null, isIndexed: true },
    sections: [sectionOf('headline', { title: 'Kelas data', cta })],
  })
  expect(documentOf(html).title).toBe('Kelas data Rp349.000')
  expect(html).toContain(encodeURIComponent('Saya mau kelas Rp349.000'))
  expect(html).not.toContain('{harga}')
})
