import type { SellableRecord } from '@naikkelas/contract/commerce'
import type { RecordPages } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { makeBoundPage } from '../../../testing/bound-pages.ts'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T03:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const { drawn } = app.pageDrawer

const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

async function makeBoundPages(record: SellableRecord, count: number) {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) ids.push((await makeBoundPage(desk, { record })).id)
  later(60_000)
  drawn.length = 0
  return ids
}

const versions = new Map<string, number>()

/** Saves the form of a record with other values. */
async function save({ id, value }: SellableRecord, given: { price?: number; seats?: number | null }) {
  const version = versions.get(id) ?? 1
  const body = { value: { ...value, ...given }, version, reason: 'Promo gajian' }
  expect((await desk.send('PUT', `/admin/sellables/${id}`, body)).status).toBe(200)
  versions.set(id, version + 1)
}

const pagesOf = async (id: string) => (await desk.get(`/admin/sellables/${id}/pages`)).body.data as RecordPages

test('pages of a record on few pages are drawn before the many that wait for another one', async () => {
  const [many, few] = [await makeSellable(desk), await makeSellable(desk)]
  const manyIds = await makeBoundPages(many, 11)
  const fewIds = await makeBoundPages(few, 2)
  await save(many, { price: 99_000 })
  await save(few, { price: 88_000 })
  await app.jobs.runDue()
  expect(new Set(drawn.slice(0, 2).map(({ pageId }) => pageId))).toEqual(new Set(fewIds))
  expect(new Set(drawn.slice(2).map(({ pageId }) => pageId))).toEqual(new Set(manyIds))
})

test('a page that waits with many comes at once when another change reaches few', async () => {
  const record = await makeSellable(desk)
  const ids = await makeBoundPages(record, 11)
  await save(record, { price: 99_000 })
  for (const id of ids.slice(1)) expect((await desk.post(`/admin/landing-pages/${id}/unpublish`)).status).toBe(200)
  const other = await makeSellable(desk)
  const otherIds = await makeBoundPages(other, 11)
  await save(other, { price: 88_000 })
  await save(record, { price: 77_000 })
  await app.jobs.runDue()
  expect(drawn[0]).toMatchObject({ pageId: ids[0], document: { offer: { price: 77_000 } } })
  expect(drawn.filter(({ pageId }) => otherIds.includes(pageId))).toHaveLength(11)
})

test('progress is counted, and a change that comes meanwhile is what every page shows in the end', async () => {
  const record = await makeSellable(desk)
  const ids = await makeBoundPages(record, 12)
  expect(await pagesOf(record.id)).toEqual({ pages: 12, waiting: 0 })
  await save(record, { price: 99_000 })
  expect(await pagesOf(record.id)).toEqual({ pages: 12, waiting: 12 })
  let midway: RecordPages | undefined
  app.pageDrawer.beforeDrawing = async () => {
    if (drawn.length !== 4) return
    app.pageDrawer.beforeDrawing = undefined
    midway = await pagesOf(record.id)
    later(1_000)
    await save(record, { price: 77_000 })
  }
  await app.jobs.runDue()
  expect(midway).toEqual({ pages: 12, waiting: 8 })
  const shown = ids.map((id) => drawn.findLast(({ pageId }) => pageId === id)?.document.offer.price)
  expect(new Set(shown)).toEqual(new Set([77_000]))
  expect(await pagesOf(record.id)).toEqual({ pages: 12, waiting: 0 })
})

test('seats are drawn at most every ten seconds, with the latest number', async () => {
  const record = await makeSellable(desk, courseValue({ seats: 40 }))
  const [id] = await makeBoundPages(record, 1)
  const seatsDrawn = () => drawn.filter(({ pageId }) => pageId === id).map(({ document }) => document.offer.seats)
  await save(record, { seats: 39 })
  await app.runJobs()
  expect(seatsDrawn()).toEqual([39])

  for (const seats of [38, 37, 36]) {
    later(2_000)
    await save(record, { seats })
    await app.runJobs()
  }
  expect(seatsDrawn()).toEqual([39])
  later(4_000)
  await app.runJobs()
  expect(seatsDrawn()).toEqual([39, 36])
})

test('sold out is drawn at once, and so are seats after that and a price', async () => {
  const record = await makeSellable(desk, courseValue({ seats: 40 }))
  const [id] = await makeBoundPages(record, 1)
  const offersDrawn = () => drawn.filter(({ pageId }) => pageId === id).map(({ document }) => document.offer)
  for (const given of [{ seats: 39 }, { seats: 0 }, { seats: 5 }, { seats: 5, price: 99_000 }]) {
    await save(record, given)
    await app.runJobs()
    expect(offersDrawn().at(-1)).toMatchObject(given)
  }
  expect(offersDrawn()).toHaveLength(4)
})

test('seats that change while a page is drawn wait ten seconds as well', async () => {
  const record = await makeSellable(desk, courseValue({ seats: 40 }))
  const [id] = await makeBoundPages(record, 1)
  app.pageDrawer.beforeDrawing = async () => {
    app.pageDrawer.beforeDrawing = undefined
    await save(record, { seats: 38 })
  }
  await save(record, { seats: 39 })
  await app.runJobs()
  await app.runJobs()
  const seatsDrawn = () => drawn.filter(({ pageId }) => pageId === id).map(({ document }) => document.offer.seats)
  expect(seatsDrawn()).toEqual([39])
  later(10_000)
  await app.runJobs()
  expect(seatsDrawn()).toEqual([39, 38])
})

test('how many pages show a record is for those who see its kind', async () => {
  const { id } = await makeSellable(desk)
  const path = `/admin/sellables/${id}/pages`
  const ofEvents = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'manage' }] })
  const ofPages = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'publish' }] })
  expect((await app.visitor().get(path)).status).toBe(401)
  expect((await ofPages.get(path)).status).toBe(403)
  expect((await ofEvents.get(path)).status).toBe(404)
  expect((await desk.get('/admin/sellables/0197a1c2-0000-7000-8000-000000000001/pages')).status).toBe(404)
  expect((await desk.get('/admin/sellables/satu/pages')).status).toBe(404)
  expect(await pagesOf(id)).toEqual({ pages: 0, waiting: 0 })
})
