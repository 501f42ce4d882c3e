import type { OutputFor } from '@naikkelas/contract'
import type { listSearchedWords } from '@naikkelas/contract/commerce'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { searchedWordsOf } from './searched-words.ts'

// Just before midnight in WIB, and just after it.
let now = new Date('2026-11-20T16:59:00.000Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'

const search = async (query: string, headers: Record<string, string> = { 'user-agent': phone }) =>
  (await app.visitor().send('GET', `/search?${query}`, undefined, headers)).status

const reported = async (query = 'from=2026-11-01&until=2026-11-30', by = desk) => {
  await searchedWordsOf(app.context).flush()
  return (await by.get(`/admin/searched-words?${query}`)).body.data as OutputFor<typeof listSearchedWords>
}

test('what people search for is counted by day in WIB, with what found nothing', async () => {
  await makeSellable(desk, courseValue({ name: 'Iklan Shopee' }))
  await search('words=Iklan%20SHOPEE')
  await search('words=iklan+shopee')
  await search('words=xylophone')
  now = new Date('2026-11-20T17:01:00.000Z')
  await search('words=xylophone')
  expect(await reported()).toEqual({
    searches: 4,
    emptySearches: 2,
    items: [
      { words: 'iklan shopee', searches: 2, emptySearches: 0, lastDay: '2026-11-20' },
      { words: 'xylophone', searches: 2, emptySearches: 2, lastDay: '2026-11-21' },
    ],
  })
  expect((await reported('from=2026-11-01&until=2026-11-30&show=empty')).items).toEqual([
    { words: 'xylophone', searches: 2, emptySearches: 2, lastDay: '2026-11-21' },
  ])
  expect((await reported('from=2026-11-21&until=2026-11-21')).searches).toBe(1)
})

test('robots, pages drawn ahead, further pages, narrowed lists and what may name a person are not', async () => {
  const before = (await reported()).searches
  await search('words=iklan', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await search('words=iklan', { 'user-agent': phone, 'sec-purpose': 'prefetch;prerender' })
  await search('words=iklan&sort=3')
  await search('words=iklan&kind=course')
  await search('words=iklan&after=1.1')
  await search('words=budi%40toko.test')
  await search('words=0812+3456+7890')
  await search('words=')
  expect((await reported()).searches).toBe(before)
})

test('are a file too, and forgotten after a year', async () => {
  const request = new Request('http://localhost:3000/api/admin/searched-words.csv?from=2026-11-01&until=2026-11-30', {
    headers: { cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  const file = await app.fetch(request, { clientAddress: '203.0.113.7' })
  expect(file.headers.get('content-disposition')).toContain('kata-yang-dicari-2026-11-01-2026-11-30.csv')
  expect(await file.text()).toContain('xylophone')
  for (const wrong of ['', 'from=2026-11-30&until=2026-11-01', 'from=0000-01-01&until=2026-11-01', 'from=x&until=y'])
    expect((await desk.get(`/admin/searched-words?${wrong}`)).status).toBe(422)
  now = new Date('2028-01-01T00:00:00.000Z')
  await app.tidy()
  expect((await reported('from=2026-11-01&until=2026-11-30', await app.signedIn())).items).toEqual([])
})
