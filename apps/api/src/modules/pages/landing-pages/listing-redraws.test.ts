import type { SellableRecord, SellableValue } from '@naikkelas/contract/commerce'
import { shortId, type StoredSection } from '@naikkelas/page'
import { defaultSettings, type Listing, noListing, sections } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import {
  courseValue,
  eventValue,
  makeCategory,
  makeSellable,
  serviceValue,
} from '../../../testing/catalogue-factories.ts'
import { publish } from '../../../testing/form-factories.ts'
import { headline, makePage, readPage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T03:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const { drawn } = app.pageDrawer

function listOf(listing: Partial<Listing>, type: 'grid_card' | 'link_list' = 'grid_card'): StoredSection {
  const { version, defaults } = sections[type]
  const content = { ...JSON.parse(JSON.stringify(defaults)), listing: { ...noListing, ...listing } }
  return { id: shortId(), type, version, content, settings: defaultSettings }
}

/** A published page with one list. */
async function makeListPage(list: StoredSection) {
  const { page } = await makePage(desk, { sections: [headline(), list] })
  await publish(desk, (await readPage(desk, page.id)).page)
  const recordsDrawn = () => drawn.findLast(({ pageId }) => pageId === page.id)?.records?.[list.id] ?? []
  const namesDrawn = () => recordsDrawn().map(({ name }) => name)
  const timesDrawn = () => drawn.filter(({ pageId }) => pageId === page.id).length
  return { id: page.id, recordsDrawn, namesDrawn, timesDrawn }
}

async function save(
  record: SellableRecord,
  given: Partial<Pick<SellableValue, 'name' | 'price' | 'categoryId' | 'seats'>>,
) {
  const present = (await desk.get(`/admin/sellables/${record.id}`)).body.data as SellableRecord
  const body = { value: { ...present.value, ...given }, version: present.version, reason: 'Promo gajian' }
  expect((await desk.send('PUT', `/admin/sellables/${record.id}`, body)).status).toBe(200)
  await app.runJobs()
}

async function act(action: string, ...records: SellableRecord[]) {
  const sellableIds = records.map(({ id }) => id)
  expect((await desk.post('/admin/sellables/change-status', { action, sellableIds })).status).toBe(200)
  await app.runJobs()
}

test('a list of a category follows what is published, renamed, repriced, moved and archived', async () => {
  const category = await makeCategory(desk)
  const other = await makeCategory(desk)
  const first = await makeSellable(desk, courseValue({ name: 'Kelas foto', categoryId: category.id }))
  const { namesDrawn, recordsDrawn } = await makeListPage(listOf({ by: 'category', categoryId: category.id }))
  expect(namesDrawn()).toEqual(['Kelas foto'])

  const second = await makeSellable(desk, serviceValue({ name: 'Jasa foto', categoryId: category.id }))
  await app.runJobs()
  expect(namesDrawn().toSorted()).toEqual(['Jasa foto', 'Kelas foto'])

  await save(first, { name: 'Kelas foto produk' })
  expect(namesDrawn()).toContain('Kelas foto produk')
  await save(first, { price: 99_000 as SellableValue['price'] })
  expect(recordsDrawn().find(({ id }) => id === first.id)?.price).toBe(99_000)
  await save(second, { categoryId: other.id })
  expect(namesDrawn()).toEqual(['Kelas foto produk'])
  await save(second, { categoryId: category.id })
  expect(namesDrawn()).toHaveLength(2)
  await act('archive', first)
  expect(namesDrawn()).toEqual(['Jasa foto'])
})

test('a list of one kind has the order of the catalogue, and follows it', async () => {
  const tools = [await makeSellable(desk, eventValue()), await makeSellable(desk, eventValue())] as const
  const { namesDrawn } = await makeListPage(listOf({ by: 'kind', kind: 'event', count: 12 }))
  const own = () => namesDrawn().filter((name) => tools.some(({ value }) => value.name === name))
  expect(own()).toEqual(tools.map(({ value }) => value.name))
  const { version } = (await desk.get('/admin/catalogue-orders/event')).body.data as { version: number }
  const moves = [{ id: tools[1].id, afterId: null }]
  expect((await desk.send('PATCH', '/admin/catalogue-orders/event', { version, moves })).status).toBe(200)
  await app.runJobs()
  expect(own()).toEqual(tools.map(({ value }) => value.name).toReversed())
})

test('the newest come first, as many as the rule says, and what is inactive is left out', async () => {
  const kind = 'service'
  for (const name of ['Jasa satu', 'Jasa dua', 'Jasa tiga']) await makeSellable(desk, serviceValue({ name }))
  const { namesDrawn } = await makeListPage(listOf({ by: 'newest', kind, count: 2 }, 'link_list'))
  expect(namesDrawn()).toEqual(['Jasa tiga', 'Jasa dua'])
  const hidden = await makeSellable(desk, serviceValue({ name: 'Jasa empat', status: 0 }))
  await app.runJobs()
  expect(namesDrawn()).toEqual(['Jasa tiga', 'Jasa dua'])
  await act('activate', hidden)
  expect(namesDrawn()).toEqual(['Jasa empat', 'Jasa tiga'])
})

test('what is picked by hand keeps its order, without what was archived', async () => {
  const [one, two, three] = [await makeSellable(desk), await makeSellable(desk), await makeSellable(desk)]
  const recordIds = [three.id, one.id, two.id]
  const { namesDrawn } = await makeListPage(listOf({ by: 'picked', recordIds }))
  expect(namesDrawn()).toEqual([three.value.name, one.value.name, two.value.name])
  await act('archive', one)
  expect(namesDrawn()).toEqual([three.value.name, two.value.name])
})

test('a page is not drawn for records that its list cannot show', async () => {
  const category = await makeCategory(desk)
  const { timesDrawn } = await makeListPage(listOf({ by: 'category', categoryId: category.id }))
  const before = timesDrawn()
  await save(await makeSellable(desk), { name: 'Kelas lain' })
  expect(timesDrawn()).toBe(before)
})

test('seats of a listed record are drawn at most every ten seconds', async () => {
  const record = await makeSellable(desk, courseValue({ seats: 40 }))
  const { timesDrawn } = await makeListPage(listOf({ by: 'picked', recordIds: [record.id] }))
  now = new Date(now.getTime() + 60_000)
  await save(record, { seats: 39 })
  const once = timesDrawn()
  await save(record, { seats: 38 })
  expect(timesDrawn()).toBe(once)
  now = new Date(now.getTime() + 10_000)
  await app.runJobs()
  expect(timesDrawn()).toBe(once + 1)
})

test('the form of a record counts pages that list it', async () => {
  const category = await makeCategory(desk)
  const { id } = await makeSellable(desk, courseValue({ categoryId: category.id }))
  await makeListPage(listOf({ by: 'category', categoryId: category.id }))
  const { pages } = (await desk.get(`/admin/sellables/${id}/pages`)).body.data as { pages: number }
  expect(pages).toBeGreaterThanOrEqual(1)
})

test('the copy of a page keeps its rule', async () => {
  const list = listOf({ by: 'newest', kind: 'tool', count: 3 })
  const { id } = await makeListPage(list)
  const copy = await desk.post(`/admin/landing-pages/${id}/duplicate`, {
    name: 'Salinan',
    link_landing_page: 'salinan-daftar',
  })
  expect(copy.status).toBe(201)
  const { page } = copy.body.data as { page: { id: string } }
  const { document } = await readPage(desk, page.id)
  expect(document.sections.at(-1)?.content.listing).toEqual(list.content.listing)
})

test('an event leaves a list once its last session has ended', async () => {
  const ends = new Date(now.getTime() + 3_600_000)
  const session = { title: '', startsAt: new Date(now.getTime() + 60_000).toISOString(), endsAt: ends.toISOString() }
  const event = await makeSellable(desk, eventValue({ name: 'Acara sore', details: { sessions: [session] } }))
  const { namesDrawn } = await makeListPage(listOf({ by: 'picked', recordIds: [event.id] }))
  expect(namesDrawn()).toEqual(['Acara sore'])
  now = new Date(ends.getTime() + 1_000)
  await app.runJobs()
  expect(namesDrawn()).toEqual([])
})
