import type { OutputFor } from '@naikkelas/contract'
import type { searchCatalogue, suggestSearch } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { describe, expect, test, vi } from 'vitest'
import {
  addOnValue,
  courseValue,
  eventValue,
  makeCategory,
  makeInstructor,
  makeSellable,
  partnerPackageValue,
  serviceValue,
  toolValue,
} from '../../../testing/catalogue-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const visitor = app.visitor()

const search = async (query: Record<string, string | number>) => {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const reply = await visitor.get(`/search?${params}`)
  expect(reply.status).toBe(200)
  return reply.body.data as OutputFor<typeof searchCatalogue>
}
const namesOf = async (words: string) => (await search({ words })).items.map(({ name }) => name)
const suggested = async (words: string) =>
  (await visitor.get(`/search/suggestions?words=${encodeURIComponent(words)}`)).body.data as OutputFor<
    typeof suggestSearch
  >

test('all kinds are found by words of their name, their summary, their people and their category', async () => {
  const category = await makeCategory(desk, { name: 'Fotografi' })
  const instructor = await makeInstructor(desk, { name: 'Wulandari Prameswari' })
  const made = [
    courseValue({ name: 'Rahasia lampion', details: { instructorIds: [instructor.id] } }),
    serviceValue({ name: 'Jasa lampion', summary: 'Dikerjakan bersama tim kreatif.' }),
    toolValue({ name: 'Alat lampion', categoryId: category.id }),
    addOnValue({ name: 'Mentor lampion' }),
    eventValue({ name: 'Temu lampion' }),
    partnerPackageValue({ name: 'Paket lampion' }),
  ]
  for (const value of made) await makeSellable(desk, value)
  const { items, kinds, total } = await search({ words: 'lampion' })
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(made.map(({ kind }) => kind).toSorted())
  expect([total, kinds.length]).toEqual([6, 6])
  expect(await namesOf('wulandari')).toEqual(['Rahasia lampion'])
  expect(await namesOf('kreatif')).toEqual(['Jasa lampion'])
  expect(await namesOf('fotografi')).toEqual(['Alat lampion'])
})

test('words are found in other forms of theirs, and what has them in its name comes first', async () => {
  await makeSellable(desk, courseValue({ name: 'Dasar toko daring', summary: 'Belajar menjahitkan label.' }))
  await makeSellable(desk, courseValue({ name: 'Jahit label rapi' }))
  expect(await namesOf('menjahit')).toEqual(['Jahit label rapi', 'Dasar toko daring'])
})

test('the search follows a record at once: its name, its status, its category’s name and its price', async () => {
  const category = await makeCategory(desk, { name: 'Kerajinan' })
  const value = courseValue({ name: 'Anyaman bambu', categoryId: category.id })
  const { id } = await makeSellable(desk, value)
  expect(await namesOf('anyaman')).toEqual(['Anyaman bambu'])
  await desk.send('PUT', `/admin/sellables/${id}`, { value: { ...value, name: 'Rotan lentur' }, version: 1 })
  expect([await namesOf('anyaman'), await namesOf('rotan')]).toEqual([[], ['Rotan lentur']])
  const renamed = { ...category.value, name: 'Kriya' }
  await desk.send('PUT', `/admin/categories/${category.id}`, { value: renamed, version: 1 })
  expect([await namesOf('kerajinan'), await namesOf('kriya')]).toEqual([[], ['Rotan lentur']])
  const free = courseValue({ ...value, name: 'Rotan lentur', price: rupiah(0), details: { type: 3 } })
  await desk.send('PUT', `/admin/sellables/${id}`, { value: free, version: 2, reason: 'Dibuka untuk semua' })
  expect((await search({ words: 'rotan', price: 'free' })).total).toBe(1)
  for (const action of ['deactivate', 'archive']) {
    await desk.post('/admin/sellables/change-status', { action, sellableIds: [id] })
    expect(await namesOf('rotan')).toEqual([])
  }
})

test('one wrong letter, a beginning and the wrong order still find it, and the page says what was meant', async () => {
  await makeSellable(desk, courseValue({ name: 'Strategi dropship Surabaya' }))
  const { items, corrected, match } = await search({ words: 'dropshpi strategi' })
  expect(items.map(({ name }) => name)).toEqual(['Strategi dropship Surabaya'])
  expect([corrected, match]).toEqual(['dropship strategi', 'all'])
  expect(await namesOf('surab')).toEqual(['Strategi dropship Surabaya'])
})

test('what has some of the words is offered where nothing has all of them', async () => {
  await makeSellable(desk, courseValue({ name: 'Menulis naskah iklan' }))
  const { items, match } = await search({ words: 'naskah helikopter' })
  expect([items.map(({ name }) => name), match]).toEqual([['Menulis naskah iklan'], 'near'])
})

test('where nothing is found there are words of the catalogue that look alike, and what sells best', async () => {
  const { items, match, popular, total } = await search({ words: 'qqqqqqqq' })
  expect([items, match, total]).toEqual([[], 'none', 0])
  expect(popular.length).toBeGreaterThan(0)
})

test('each choice says how many it would leave, beside the others', async () => {
  const [one, other] = [await makeCategory(desk), await makeCategory(desk)]
  const make = (price: number, level: 'beginner' | 'advanced', categoryId: string) =>
    makeSellable(
      desk,
      courseValue({
        name: 'Kaligrafi tinta',
        price: rupiah(price),
        categoryId,
        details: { level, type: price === 0 ? 3 : 1 },
      }),
    )
  await make(0, 'beginner', one.id)
  await make(90_000, 'beginner', one.id)
  await make(80_000, 'advanced', other.id)
  const all = await search({ words: 'kaligrafi', price: 'paid' })
  expect(all).toMatchObject({
    total: 2,
    prices: [
      { price: 'free', count: 1 },
      { price: 'paid', count: 2 },
    ],
    categories: [
      { number: one.number, count: 1 },
      { number: other.number, count: 1 },
    ],
  })
  expect(all.levels).toEqual([
    { level: 'beginner', count: 1 },
    { level: 'advanced', count: 1 },
  ])
  expect((await search({ words: 'kaligrafi', level: 'beginner', category: one.number })).total).toBe(2)
  // Choices that leave nothing are no reason to look for other words.
  expect(await search({ words: 'kaligrafi', level: 'intermediate' })).toMatchObject({
    total: 0,
    match: 'all',
    items: [],
  })
})

test.each([undefined, 0, 1, 2, 3, 4])('order %s shows everything once from page to page, and back', async (sort) => {
  const word = `urutan${sort ?? 'sendiri'}`.replace(/\d/, (digit) => 'abcde'[Number(digit)] ?? '')
  for (let n = 0; n < 27; n += 1)
    await makeSellable(desk, courseValue({ name: `Seri ${word}`, price: rupiah(100_000 + (n % 3) * 1_000) }))
  const order: Record<string, number> = sort === undefined ? {} : { sort }
  const first = await search({ words: word, ...order })
  const second = await search({ words: word, ...order, after: first.next ?? '' })
  const numbers = [...first.items, ...second.items].map(({ number }) => number)
  expect([numbers.length, new Set(numbers).size, first.previous, second.next]).toEqual([27, 27, null, null])
  const back = await search({ words: word, ...order, before: second.previous ?? '' })
  expect(back.items).toEqual(first.items)
  const shown = [...first.items, ...second.items]
  const expected = shown.toSorted((a, b) => {
    if (sort === 2) return a.number - b.number
    if (sort === 3) return (a.price ?? 0) - (b.price ?? 0) || a.number - b.number
    if (sort === 4) return (b.price ?? 0) - (a.price ?? 0) || b.number - a.number
    return b.number - a.number
  })
  expect(numbers).toEqual(expected.map(({ number }) => number))
})

test('a search is at most four statements, also where nothing is found', async () => {
  const asked = vi.spyOn(app.database.pool, 'query')
  const counted: number[] = []
  for (const words of ['lampion', 'naskah helikopter', 'qqqqqqqq', '']) {
    asked.mockClear()
    await search({ words })
    counted.push(asked.mock.calls.length)
  }
  asked.mockRestore()
  expect(Math.min(...counted)).toBeGreaterThan(1)
  expect(Math.max(...counted)).toBeLessThanOrEqual(4)
})

test.each([
  ['words', 'a'.repeat(101)],
  ['words', 'a\u0000b'],
  ['sort', '99'],
  ['sort', '-1'],
  ['kind', 'kelas'],
  ['price', 'murah'],
  ['level', '1'],
  ['category', '-1'],
  ['after', '-1'],
  ['before', "1.1' OR true"],
  ['page', '-1'],
])('%j %j is refused', async (name, value) => {
  const reply = await visitor.get(`/search?${new URLSearchParams({ [name]: value })}`)
  expect(reply).toMatchObject({ status: 422, body: { data: { code: 'invalid_input' } } })
})

test.each([
  '%',
  '___%%%',
  '\\',
  "'; DROP TABLE sellables; --",
  '!&|():*<->',
  '日本語',
  '<script>',
  ':*',
  'a & !b',
  '1e309',
])('signs of %s are no language of ours', async (words) => {
  expect((await visitor.get(`/search?${new URLSearchParams({ words })}`)).status).toBe(200)
  expect((await visitor.get(`/search/suggestions?${new URLSearchParams({ words })}`)).status).toBe(200)
})

describe('suggestions', () => {
  test('are names that fit words which are being typed, with their addresses', async () => {
    const free = courseValue({ name: 'Belajar kerajinan manik', price: rupiah(0), details: { type: 3 } })
    await makeSellable(desk, free)
    const event = await makeSellable(desk, eventValue({ name: 'Pameran manik' }))
    expect((await suggested('mani')).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'Belajar kerajinan manik', kind: 'course', address: `/kelas-gratis/${free.link}` },
      { name: 'Pameran manik', kind: 'event', address: `/event/${event.value.link}` },
    ])
    expect((await suggested('pamerna man')).map(({ name }) => name)).toContain('Pameran manik')
  })

  test('are none for nothing, and refused for a text', async () => {
    expect([await suggested(' '), await suggested('%_')]).toEqual([[], []])
    expect((await visitor.get(`/search/suggestions?words=${'a'.repeat(2000)}`)).status).toBe(422)
    expect((await visitor.get('/search/suggestions')).status).toBe(422)
  })
})
