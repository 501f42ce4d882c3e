import { applyChange, emptyDocument, type PageDocument, type StoredSection } from '@naikkelas/page'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { expect, test } from 'vitest'
import { newSection } from '../model/section-acts.ts'
import { findHits, replaceOperations } from './find-hits.ts'
import { matchesIn, replacedRich } from './matches.ts'

const anyhow = { isCaseSensitive: false, isWholeWord: false }

function section(type: string, content: object): StoredSection {
  const made = newSection(type)
  return { ...made, content: { ...made.content, ...content } as StoredSection['content'] }
}

function pageOf(...sections: StoredSection[]): PageDocument {
  return { ...emptyDocument(), sections }
}

function after(document: PageDocument, replacement: ReturnType<typeof replaceOperations>): PageDocument {
  const outcome = applyChange(document, replacement.operations)
  if (!outcome.isApplied) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value.document
}

test('the search ignores case, unless asked not to', () => {
  expect(matchesIn('Kelas dan kelas', { ...anyhow, words: 'KELAS' })).toHaveLength(2)
  expect(matchesIn('Kelas dan kelas', { words: 'kelas', isCaseSensitive: true, isWholeWord: false })).toEqual([
    { from: 10, to: 15 },
  ])
})

test('a whole word is not found within a longer one, in letters of any language', () => {
  const whole = { isCaseSensitive: false, isWholeWord: true }
  expect(matchesIn('toko, tokonya, ke-toko', { ...whole, words: 'toko' }).map(({ from }) => from)).toEqual([0, 18])
  expect(matchesIn('é kafé', { ...whole, words: 'kaf' })).toEqual([])
})

test('pattern characters are searched literally', () => {
  expect(matchesIn('Rp1.000 (hemat)?', { ...anyhow, words: '(hemat)?' })).toEqual([{ from: 8, to: 16 }])
  expect(matchesIn('Rp1x000', { ...anyhow, words: '1.000' })).toEqual([])
  expect(matchesIn('apa saja', { ...anyhow, words: '' })).toEqual([])
})

test('every text of a page is looked through: fields, items, buttons, rich texts, offer and search', () => {
  const opening = section('headline', {
    title: 'Ikut batch Mei',
    cta: { label: 'Daftar Mei', target: { kind: 'offer' }, style: 'primary', note: 'Sampai Mei' },
  })
  const cards = newSection('grid_card')
  const items = (cards.content.items as { title: string }[]).map((item, index) => ({
    ...item,
    title: index === 1 ? 'Mulai Mei' : 'Lain',
  }))
  const page: PageDocument = {
    ...pageOf(
      opening,
      { ...cards, content: { ...cards.content, items } as unknown as StoredSection['content'] },
      section('paragraph', { body: richTextOf('Kelas Mei', 'tanpa') }),
    ),
    seo: { ...emptyDocument().seo, title: 'Kelas Mei' },
  }
  const withOffer = { ...page, offer: { ...page.offer, name: 'Kelas Mei' } }
  expect(
    findHits(withOffer, { words: 'Mei', isCaseSensitive: true, isWholeWord: true }).map(({ place }) => [
      place.where,
      place.label,
    ]),
  ).toEqual([
    ['1. Judul', 'Judul'],
    ['1. Judul', 'Label tombol'],
    ['1. Judul', 'Catatan tombol'],
    ['2. Kartu grid', 'Kartu 2, Judul kartu'],
    ['3. Paragraf', 'Teks'],
    ['Penawaran', 'Nama penawaran'],
    ['Mesin pencari', 'Judul SEO'],
  ])
})

test('all hits are replaced by one change, also several in one text and in the offer', () => {
  const page: PageDocument = {
    ...pageOf(section('headline', { title: 'Mei di Mei' }), section('paragraph', { body: richTextOf('Mei') })),
    seo: { ...emptyDocument().seo, title: 'Mei', description: 'Bulan Mei' },
  }
  const withOffer = {
    ...page,
    offer: { ...page.offer, name: 'Mei', cta: { ...page.offer.cta, label: 'Ikut Mei' } },
  }
  const hits = findHits(withOffer, { ...anyhow, words: 'mei' })
  const replacement = replaceOperations(withOffer, hits, 'Juni')
  expect(replacement.replaced).toBe(7)
  const changed = after(withOffer, replacement)
  expect(changed.sections[0]?.content.title).toBe('Juni di Juni')
  expect(changed.sections[1]?.content.body).toEqual(richTextOf('Juni'))
  expect(changed.offer).toMatchObject({ name: 'Juni', cta: { label: 'Ikut Juni' } })
  expect(changed.seo).toMatchObject({ title: 'Juni', description: 'Bulan Juni' })
  expect(findHits(changed, { ...anyhow, words: 'mei' })).toEqual([])
})

test('one hit alone is replaced, the others in the same text stay', () => {
  const page = pageOf(section('headline', { title: 'Mei di Mei' }))
  const [, second] = findHits(page, { ...anyhow, words: 'Mei' })
  if (!second) throw new Error('there is no second hit')
  expect(after(page, replaceOperations(page, [second], 'Juni')).sections[0]?.content.title).toBe('Mei di Juni')
})

test('a text that would become too long is skipped and listed, and the others are replaced', () => {
  const page = pageOf(section('headline', { title: `${'a'.repeat(85)} Mei`, text: 'Mei' }))
  const { tooLong, replaced, operations } = replaceOperations(
    page,
    findHits(page, { ...anyhow, words: 'Mei' }),
    'September',
  )
  expect(tooLong.map(({ label }) => label)).toEqual(['Judul'])
  expect(replaced).toBe(1)
  expect(operations).toHaveLength(1)
})

test('replacing a text by itself changes nothing', () => {
  const page = pageOf(section('headline', { title: 'Mei' }))
  expect(replaceOperations(page, findHits(page, { ...anyhow, words: 'Mei' }), 'Mei').operations).toEqual([])
})

const bold = [{ type: 'bold' as const }]
const link = [{ type: 'link' as const, attrs: { target: { kind: 'offer' as const } } }]

test('formatting of a rich text survives; a match across several runs takes the formatting of the first', () => {
  const doc = {
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph' as const,
        content: [
          { type: 'text' as const, text: 'Ikut ba' },
          { type: 'text' as const, text: 'tch', marks: bold },
          { type: 'text' as const, text: ' Mei', marks: link },
          { type: 'hardBreak' as const },
          { type: 'text' as const, text: 'sekarang' },
        ],
      },
    ],
  }
  const query = { ...anyhow, words: 'batch m' }
  const changed = replacedRich(doc, () => matchesIn('Ikut batch Mei\nsekarang', query), 'angkatan J')
  expect(changed.content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Ikut angkatan J' },
        { type: 'text', text: 'ei', marks: link },
        { type: 'hardBreak' },
        { type: 'text', text: 'sekarang' },
      ],
    },
  ])
})

test('lists and quotes are searched line by line, and an emptied line stays a line', () => {
  const item = (text: string) => ({
    type: 'listItem' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  })
  const body = {
    type: 'doc' as const,
    content: [
      { type: 'bulletList' as const, content: [item('hapus'), item('simpan')] },
      {
        type: 'blockquote' as const,
        content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'hapus ini' }] }],
      },
    ],
  }
  const page = pageOf(section('paragraph', { body }))
  const hits = findHits(page, { ...anyhow, words: 'hapus' })
  expect(hits.map(({ line }) => line)).toEqual([0, 2])
  const changed = after(page, replaceOperations(page, hits, ''))
  expect(changed.sections[0]?.content.body).toEqual({
    type: 'doc',
    content: [
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }, item('simpan')] },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: ' ini' }] }] },
    ],
  })
})
