import { compareDocuments, emptyDocument, type PageDocument, type StoredSection } from '@naikkelas/page'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { expect, test } from 'vitest'
import { newSection } from '../model/section-acts.ts'
import { differenceWords } from './difference-words.ts'
import { pageDifferenceWords } from './page-difference-words.ts'

const side = (document: PageDocument) => ({ document, media: new Map() })
const pageOf = (section: StoredSection) => ({ ...emptyDocument(), sections: [section] })

/** Labels of the differences between two contents or settings. */
function described(type: string, content: object, settings: object = {}) {
  const section = newSection(type)
  const changed = {
    ...section,
    content: { ...section.content, ...content },
    settings: { ...section.settings, ...settings },
  } as StoredSection
  const [before, after] = [pageOf(section), pageOf(changed)]
  const [compared] = compareDocuments(before, after).sections
  return (compared?.differences ?? []).map((difference) =>
    differenceWords(difference, { before: side(before), after: side(after) }),
  )
}

test('a text is included in full, to mark its changed words', () => {
  const [words] = described('headline', { title: 'Judul baru' })
  expect(words).toEqual({
    label: 'Judul',
    before: newSection('headline').content.title,
    after: 'Judul baru',
    isText: true,
  })
})

test("an audience has the inspector's labels", () => {
  expect(described('headline', {}, { audience: { source: 'ads', account: 'in' } })).toEqual([
    { label: 'Untuk pengunjung', before: 'Semua', after: 'Dari iklan, sudah masuk', isText: false },
  ])
})

test('a rich text is compared by its words; a change of formatting alone is reported as such', () => {
  const [words] = described('paragraph', { body: richTextOf('Satu dua') })
  expect(words).toMatchObject({ after: 'Satu dua', isText: true })
})

test("settings have the inspector's labels", () => {
  expect(
    described('headline', {}, { tone: 'board', isHidden: true, schedule: { from: '2026-11-20T12:30:00Z', to: null } }),
  ).toEqual([
    { label: 'Nuansa', before: 'Putih', after: 'Papan', isText: false },
    { label: 'Jadwal tampil', before: 'Selalu', after: 'dari 20 November 2026, 19.30 WIB', isText: false },
    { label: 'Tersembunyi', before: 'Tidak', after: 'Ya', isText: false },
  ])
})

test("a button's label and target are reported separately", () => {
  const cta = {
    label: 'Daftar',
    target: { kind: 'whatsapp', number: '6281234567890', text: '' },
    style: 'secondary',
    note: '',
  }
  const words = described('cta_button', { cta }).map(({ label, after }) => [label, after])
  expect(words).toContainEqual(['Label tombol', 'Daftar'])
  expect(words).toContainEqual(['Tujuan tombol', 'WhatsApp +6281234567890'])
  expect(words).toContainEqual(['Gaya tombol', 'Kedua'])
})

test('added, removed and reordered items are listed by title', () => {
  const items = newSection('grid_card').content.items as { id: string; title: string }[]
  const [section] = [newSection('grid_card')]
  const [first, second, third] = section.content.items as { id: string; title: string }[]
  if (!first || !second || !third) throw new Error('a grid has three cards')
  const changed = {
    ...section,
    content: { ...section.content, items: [second, first, { ...third, id: 'kartu-baru', title: 'Kartu tambahan' }] },
  } as StoredSection
  const [before, after] = [pageOf(section), pageOf(changed)]
  const words = (compareDocuments(before, after).sections[0]?.differences ?? []).map((difference) =>
    differenceWords(difference, { before: side(before), after: side(after) }),
  )
  expect(items).toHaveLength(3)
  expect(words.map(({ label, before: was, after: is }) => [label, was, is])).toEqual([
    ['Kartu 3 dihapus', third.title, ''],
    ['Kartu 3 ditambahkan', '', 'Kartu tambahan'],
    [
      'Urutan kartu',
      [first, second, third].map(({ title }) => title).join(' · '),
      `${second.title} · ${first.title} · Kartu tambahan`,
    ],
  ])
})

test('page values have the labels of the page settings, with formatted amounts and dates', () => {
  const before = emptyDocument()
  const after: PageDocument = {
    ...before,
    theme: { ...before.theme, font: 'roboto', accent: '#ffafab' },
    offer: { ...before.offer, price: 1_250_000, deadline: '2026-11-20T12:30:00Z' },
    seo: { ...before.seo, title: 'Kelas', isIndexed: false },
  }
  const words = compareDocuments(before, after).page.map((difference) =>
    pageDifferenceWords(difference, { before: side(before), after: side(after) }),
  )
  expect(words.map(({ label, before: was, after: is }) => [label, was, is])).toEqual([
    ['Huruf', 'Poppins', 'Roboto'],
    ['Warna tombol dan sorotan', 'Kunyit', '#ffafab'],
    ['Harga penawaran', '(kosong)', 'Rp1.250.000'],
    ['Tenggat', '(kosong)', '20 November 2026, 19.30 WIB'],
    ['Judul SEO', '(kosong)', 'Kelas'],
    ['Boleh muncul di mesin pencari', 'Ya', 'Tidak'],
  ])
})
