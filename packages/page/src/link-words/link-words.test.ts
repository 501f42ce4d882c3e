import { expect, test } from 'vitest'
import { applyOperations } from '../apply-change.ts'
import { findingsOf } from '../completeness.ts'
import type { PageDocument } from '../document.ts'
import { operationSchema } from '../operation.ts'
import { aDocument, aSection } from '../testing/documents.ts'
import { listedWords, wordsFrom } from './asked-words.ts'
import { cities } from './cities.ts'
import { fallbackOf, keyOfWord, type LinkWord, linkWordsSchema, sayLinkWords } from './link-words.ts'
import { withLinkWords } from './with-link-words.ts'

const city: LinkWord = { fallback: 'kota Anda', words: [] }
const topic: LinkWord = { fallback: 'data', words: ['Excel', 'Power BI'] }
const titled = (title: string, linkWords?: PageDocument['linkWords']): PageDocument => ({
  ...aDocument(aSection('headline', { title })),
  ...(linkWords && { linkWords }),
})
const titleOf = ({ sections: [section] }: PageDocument) => section?.content.title

test('without a link a text uses its default words', () => {
  expect(titleOf(withLinkWords(titled('Kelas {topik} di {kota}', { kota: city, topik: topic })))).toBe(
    'Kelas data di kota Anda',
  )
})

test("a clause without a default is left out, and the editor sees the placeholder's name", () => {
  const say = fallbackOf({ topik: topic })
  expect(sayLinkWords('Kelas {topik}, tatap muka di {kota}', say)).toBe('Kelas data')
  expect(sayLinkWords('Kelas {topik} di {kota}', say, (name) => `{${name}}`)).toBe('Kelas data di {kota}')
})

test.each([
  ['?kota=bandung', 'Bandung'],
  ['?kota=Jakarta+Selatan', 'Jakarta Selatan'],
  ['?kota=JAKARTA-SELATAN', 'Jakarta Selatan'],
  ['?kota=banda%20aceh&kota=solo', 'Banda Aceh'],
  ['?kota=wakanda', undefined],
  ['?kota=', undefined],
  ['?kota=%3Cscript%3Ebandung%3C/script%3E', undefined],
  [`?kota=bandung${'%20'.repeat(2000)}`, 'Bandung'],
  [`?kota=${'bandung'.repeat(4000)}`, undefined],
  ['?kota[]=bandung', undefined],
  ['?kota=__proto__', undefined],
  ['?kota=constructor', undefined],
  ['?kota=%E0%A4%A', undefined],
  ['?Kota=bandung', undefined],
])('a link with %s names %s', (query, said) => {
  expect(wordsFrom(query, listedWords({ kota: [] })).get('kota')).toBe(said)
})

test('other words must be listed by the marketer, and used by the page', () => {
  const listed = listedWords({ topik: topic.words })
  expect(wordsFrom('?topik=power_bi&utm_campaign=excel&kota=bandung', listed)).toEqual(new Map([['topik', 'Power BI']]))
  expect(wordsFrom('?topik=masak', listed).size).toBe(0)
})

test('places that a marketer adds extend the cities', () => {
  expect(wordsFrom('?kota=pulau-seribu', listedWords({ kota: ['Pulau Seribu'] })).get('kota')).toBe('Pulau Seribu')
})

test('no city is listed twice, and each can be named by a link', () => {
  expect(new Set(cities.map(keyOfWord)).size).toBe(cities.length)
  expect(cities.filter((name) => !/^[A-Z][a-zA-Z]+( [A-Z][a-zA-Z]+)*$/.test(name))).toEqual([])
})

test('adding a dynamic word can be undone exactly', () => {
  const page = titled('Kelas')
  const outcome = applyOperations(page, [{ kind: 'changeLinkWords', value: { kota: city }, was: { kota: null } }])
  if (!outcome.isApplied) throw new Error('refused')
  expect(outcome.value.document.linkWords).toEqual({ kota: city })
  const back = applyOperations(outcome.value.document, outcome.value.inverse)
  expect(back.isApplied && back.value.document).toEqual(page)
  for (const operation of outcome.value.inverse) expect(operationSchema.safeParse(operation).success).toBe(true)
})

test('concurrent changes of the same word are a conflict', () => {
  const page = titled('Kelas', { kota: city })
  const mine = { ...city, fallback: 'kotamu' }
  expect(
    applyOperations(page, [{ kind: 'changeLinkWords', value: { kota: mine }, was: { kota: null } }]),
  ).toMatchObject({ isApplied: false, refusal: { code: 'conflict', path: ['linkWords', 'kota'], theirs: city } })
})

test('a text with a placeholder without a default cannot be published, and the finding names the place', () => {
  const messages = (page: PageDocument) => findingsOf(page).map(({ path, message }) => [path.join('/'), message])
  expect(messages(titled('Kelas di {kota}'))).toEqual([
    ['title', 'Teks ini memakai {kota}, tetapi kata bawaannya belum diisi di pengaturan halaman'],
  ])
  expect(messages(titled('Kelas di {kota}', { kota: { ...city, fallback: '  ' } }))).toHaveLength(1)
  expect(messages(titled('Kelas di {kota}', { kota: city }))).toEqual([])
  expect(messages(titled('Kelas {utm_campain}'))).toEqual([
    ['title', '{utm_campain} bukan isian penawaran. Maksudnya {utm_campaign}?'],
  ])
})

test.each([
  [{ fallback: 'x'.repeat(41), words: [] }, 'Paling panjang 40 karakter'],
  [{ fallback: '', words: ['Excel', 'excel'] }, 'Satu kata ditulis dua kali'],
  [{ fallback: '', words: ['!!!'] }, 'Kata berisi huruf atau angka'],
  [{ fallback: '', words: ['a\nb'] }, 'Kata ditulis dalam satu baris'],
  [{ fallback: '\ud800', words: [] }, 'Kata ditulis dalam satu baris'],
  [{ fallback: '', words: Array.from({ length: 41 }, (_, at) => `kata ${at}`) }, 'Paling banyak 40 kata'],
])('invalid words are rejected with a message: %#', (topik, sentence) => {
  expect(linkWordsSchema.safeParse({ topik }).error?.issues[0]?.message).toBe(sentence)
})
