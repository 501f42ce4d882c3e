import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import type { Tone } from '@naikkelas/ui/sections/registry'
import { describe, expect, test } from 'vitest'
import type { StoredSection } from '../document.ts'
import { aDocument, aSection, type SectionType } from '../testing/documents.ts'
import { headingFindings, phoneScreenFindings, pictureFindings, rhythmFindings, sharingFindings } from './index.ts'

const on = (tone: Tone, section: StoredSection): StoredSection => ({
  ...section,
  settings: { ...section.settings, tone },
})
const picture = { mediaId: '0190f5fe-7c00-7a00-8000-000000000001', alt: 'Meja kerja', isDecorative: false }
const button = (label: string) => ({ label, target: { kind: 'url', href: '/' }, style: 'primary', note: '' })
const plain = (type: SectionType, content: Record<string, unknown> = {}) => on('white', aSection(type, content))

describe('the rhythm of a page', () => {
  const reported = (...sections: StoredSection[]) =>
    rhythmFindings(aDocument(...sections)).map(({ sectionId, path }) => [
      sections.findIndex(({ id }) => id === sectionId),
      path[0],
    ])
  const proof = () => plain('testimonial_1')

  test('two adjacent sections of one family are reported at the second, and proof between them resolves it', () => {
    expect(reported(plain('faq'), plain('lesson_material'))).toEqual([[1, 'layout']])
    expect(reported(plain('faq'), proof(), plain('lesson_material'))).toEqual([])
  })

  test('a run of alternating pictures counts as one family', () => {
    const automatic = () => plain('image_paragraph', { layout: 'auto', image: picture })
    expect(reported(automatic(), automatic(), automatic())).toEqual([])
    expect(reported(plain('image_paragraph', { layout: 'left', image: picture }), automatic())).toEqual([[1, 'layout']])
  })

  test('adjacent strong backgrounds are reported unless they are equal', () => {
    const [list, split] = [aSection('faq'), aSection('image_paragraph', { image: picture })]
    expect(reported(on('board', list), on('brand', split))).toEqual([[1, 'tone']])
    expect(reported(on('board', list), on('board', split))).toEqual([])
    expect(reported(on('paper', list), on('brand', split))).toEqual([])
  })

  test('a third board and a second turmeric are too many', () => {
    const page = (tone: Tone, count: number) =>
      Array.from({ length: count }).flatMap(() => [on(tone, aSection('faq')), proof()])
    expect(reported(...page('board', 3))).toEqual([[4, 'tone']])
    expect(reported(...page('turmeric', 2))).toEqual([[2, 'tone']])
    expect(reported(...page('board', 2))).toEqual([])
  })

  test('three sections in a row without a number, a quote or a picture need proof', () => {
    expect(reported(plain('faq'), plain('paragraph'), plain('steps'))).toEqual([[2, 'layout']])
    expect(reported(plain('faq'), plain('image_paragraph', { image: picture }), plain('steps'))).toEqual([])
  })

  test('menus and footers are excluded, and so are link pages', () => {
    expect(reported(plain('navbar'), plain('footer'))).toEqual([])
    const links = aDocument(plain('link_list'), plain('link_list'))
    expect(rhythmFindings({ ...links, template: 1 })).toEqual([])
    expect(rhythmFindings(links)).toHaveLength(1)
  })
})

describe('scrolling on a phone', () => {
  const heights = (sections: readonly StoredSection[], px: readonly number[]) =>
    new Map(sections.map(({ id }, index) => [id, px[index] ?? 0]))
  const messages = (sections: StoredSection[], px: number[]) =>
    phoneScreenFindings(aDocument(...sections), heights(sections, px)).map(({ message }) => message)

  test('two screens without a button are reported where they end', () => {
    const sections = [
      plain('headline', { cta: button('Daftar') }),
      plain('faq'),
      plain('paragraph'),
      plain('cta_button', { cta: button('Daftar') }),
    ]
    const [finding, ...others] = phoneScreenFindings(aDocument(...sections), heights(sections, [700, 900, 900, 300]))
    expect(finding).toMatchObject({ sectionId: sections[2]?.id })
    expect(others).toEqual([])
    expect(messages(sections, [700, 700, 700, 300])).toEqual([])
  })

  test('a sticky button is always near', () => {
    expect(messages([plain('sticky_cta'), plain('faq')], [0, 4000])).toEqual([])
    expect(messages([plain('faq')], [4000])).toHaveLength(1)
  })

  test('the refund rule is asked for beside a price, and reported when it is more than two screens away', () => {
    const price = plain('paragraph', { title: 'Hanya Rp149.000', body: richTextOf('Sekali bayar.') })
    const rule = plain('paragraph', { title: 'Uang kembali dalam 7 hari' })
    const between = plain('cta_button', { cta: button('Beli') })
    expect(messages([price, between], [400, 300])).toEqual([
      'Aturan pengembalian uang belum tertulis. Letakkan di dekat harga.',
    ])
    expect(messages([price, between, rule], [400, 300, 200])).toEqual([])
    expect(messages([price, between, rule], [400, 1700, 200])).toContain(
      'Di ponsel, aturan pengembalian uang lebih dari dua layar dari harga ini.',
    )
  })

  test('a free offer needs no refund rule', () => {
    expect(messages([plain('cta_button', { title: 'Gratis', cta: button('Ikut') })], [400])).toEqual([])
  })
})

describe('headings', () => {
  test('a page without any title needs a main one', () => {
    const bare = plain('paragraph', { title: '' })
    expect(headingFindings(aDocument(bare))).toEqual([
      { sectionId: bare.id, path: ['title'], message: 'Halaman belum punya judul utama' },
    ])
    expect(headingFindings(aDocument(plain('paragraph')))).toEqual([])
  })

  test('titled items under no title are reported', () => {
    const untitled = plain('grid_card', { title: '' })
    expect(headingFindings(aDocument(plain('headline'), untitled))).toMatchObject([
      { sectionId: untitled.id, path: ['title'] },
    ])
  })

  test('a small heading without a parent heading is reported at its text', () => {
    const heading = (level: number) => ({
      type: 'doc',
      content: [{ type: 'heading', attrs: { level }, content: [{ type: 'text', text: 'Alat' }] }],
    })
    const reported = (level: number) => headingFindings(aDocument(plain('paragraph', { body: heading(level) })))
    expect(reported(3)).toMatchObject([{ path: ['body'] }])
    expect(reported(2)).toEqual([])
  })
})

test('missing data of search results and link previews are reported until they are filled in', () => {
  const page = aDocument(plain('headline'))
  expect(sharingFindings(page).map(({ path }) => path.join('.'))).toEqual([
    'seo.title',
    'seo.description',
    'seo.imageId',
  ])
  const seo = { ...page.seo, title: 'Kelas foto', description: 'Sehari penuh.', imageId: picture.mediaId }
  expect(sharingFindings({ ...page, seo })).toEqual([])
})

describe('pictures', () => {
  const page = aDocument(plain('image_paragraph', { image: picture }))
  const reported = (width: number, phoneBytes: number | null) =>
    pictureFindings(page, () => ({ width, phoneBytes })).map(({ path, message }) => [path.join('.'), message])

  test('a picture under 800 pixels is reported at its field', () => {
    expect(reported(640, 20_000)).toEqual([['image', 'Lebar gambar hanya 640 piksel. Pakai yang paling sedikit 800.']])
    expect(reported(800, 20_000)).toEqual([])
  })

  test('a heavy picture is reported with its weight on a phone, once that is known', () => {
    expect(reported(1600, 340_000)).toEqual([
      ['image', 'Gambar ini 340 KB di ponsel. Pilih gambar yang lebih sederhana, atau pangkas.'],
    ])
    expect(reported(1600, null)).toEqual([])
  })

  test('a page over its weight is reported at its heaviest picture; a repeated picture is loaded once', () => {
    const many = (count: number, isSame = false) =>
      aDocument(
        ...Array.from({ length: count }, (_, index) =>
          plain('image_paragraph', {
            image: { ...picture, mediaId: isSame ? picture.mediaId : picture.mediaId.replace(/1$/, String(index)) },
          }),
        ),
      )
    const facts = () => ({ width: 1600, phoneBytes: 180_000 })
    expect(pictureFindings(many(5), facts).map(({ message }) => message)).toEqual([
      'Halaman ini kira-kira 960 KB di ponsel, lebih dari 900 KB. Mulai dari gambar ini.',
    ])
    expect(pictureFindings(many(5, true), facts)).toEqual([])
    expect(pictureFindings(many(4), facts)).toEqual([])
  })
})

describe('test variants and audiences, of which no visitor sees both', () => {
  const version = (key: 'a' | 'b', section: StoredSection): StoredSection => ({
    ...section,
    settings: { ...section.settings, variant: { group: 'uji-satu', key } },
  })
  const only = (account: 'in' | 'out', section: StoredSection): StoredSection => ({
    ...section,
    settings: { ...section.settings, audience: { source: 'any', account } },
  })
  const pairs = [
    ['versions', (one: StoredSection, other: StoredSection) => [version('a', one), version('b', other)]],
    ['audiences', (one: StoredSection, other: StoredSection) => [only('in', one), only('out', other)]],
  ] as const

  test.each(pairs)('%s are not adjacent to each other, and each is adjacent to what follows', (_, pair) => {
    const reported = (...sections: StoredSection[]) =>
      rhythmFindings(aDocument(...sections)).map(({ sectionId }) => sections.findIndex(({ id }) => id === sectionId))
    expect(reported(...pair(plain('faq'), plain('faq')))).toEqual([])
    expect(reported(...pair(on('board', plain('faq')), on('brand', plain('faq'))))).toEqual([])
    expect(reported(...pair(plain('faq'), plain('paragraph')), plain('steps', {}))).toEqual([2])
  })

  test.each(pairs)('%s take the room of one on a phone and the weight of one', (_, pair) => {
    const [one, other] = pair(plain('faq'), plain('faq'))
    const end = plain('cta_button', { title: 'Ikut', cta: button('Ikut') })
    const sections = [one, other, end].flatMap((section) => section ?? [])
    const heights = new Map(sections.map(({ id }) => [id, 1500]))
    expect(phoneScreenFindings(aDocument(...sections), heights)).toEqual([])

    const heavy = (place: number) =>
      plain('image_paragraph', { image: { ...picture, mediaId: picture.mediaId.replace(/1$/, String(place)) } })
    const page = aDocument(heavy(2), heavy(3), heavy(4), ...pair(heavy(5), heavy(6)))
    expect(pictureFindings(page, () => ({ width: 1600, phoneBytes: 180_000 }))).toEqual([])
  })

  test('a problem of any of them is reported, and once', () => {
    const [one, other] = [plain('grid_card', { title: '' }), plain('grid_card', { title: '' })]
    const page = aDocument(plain('headline'), version('a', one), version('b', other), plain('grid_card', { title: '' }))
    expect(headingFindings(page).map(({ sectionId }) => sectionId)).toEqual([one.id, page.sections[3]?.id, other.id])
  })
})
