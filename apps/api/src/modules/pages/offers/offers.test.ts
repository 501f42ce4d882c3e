import type { OfferInput, OfferRecord } from '@naikkelas/contract/pages'
import { boundTo } from '@naikkelas/page'
import { describe, expect, test } from 'vitest'
import { courseValue, makeInstructor, makeSellable } from '../../../testing/catalogue-factories.ts'
import { change, headline, makePage, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const visitor = app.visitor()

const sample: OfferInput = {
  name: 'Kelas data usaha',
  price: 349_000,
  strikePrice: 899_000,
  deadline: '2030-01-01T10:00:00.000Z',
  seats: 12,
  coach: 'Arif Wibowo',
  status: 'open',
}

async function made(given: Partial<OfferInput> = {}): Promise<OfferRecord> {
  const reply = await desk.post('/admin/offers', { ...sample, ...given })
  expect(reply.status).toBe(201)
  return reply.body.data as OfferRecord
}

const unknownId = '0197a1c2-0000-7000-8000-000000000001'
const doors = [
  ['GET', '/admin/offers', undefined],
  ['GET', '/admin/offer-records', undefined],
  ['GET', `/admin/offers/${unknownId}`, undefined],
  ['POST', '/admin/offers', sample],
  ['PUT', `/admin/offers/${unknownId}`, sample],
] as const

describe('permissions', () => {
  test.each(doors)('%s %s: a visitor may not', async (method, path, body) => {
    expect((await visitor.send(method, path, body)).status).toBe(401)
  })

  test('changing offers requires the publish permission, because changes are public immediately', async () => {
    const designer = await app.signedIn({ role: 2, menus: [{ menu: 'landing_pages', capability: 'design' }] })
    expect((await designer.get('/admin/offers')).status).toBe(200)
    expect((await designer.post('/admin/offers', sample)).status).toBe(403)
    expect((await designer.send('PUT', `/admin/offers/${unknownId}`, sample)).status).toBe(403)
  })

  test('viewing offers requires view permission', async () => {
    const media = await app.signedIn({ role: 2, menus: [{ menu: 'media', capability: 'publish' }] })
    expect((await media.get('/admin/offers')).status).toBe(403)
  })
})

test('an offer is kept as it was written, found by name, open ones first, and changed', async () => {
  const open = await made({ name: 'Unik Zebra pagi' })
  const closed = await made({ name: 'Unik Zebra awal', status: 'closed', price: null, strikePrice: null })
  expect(open).toMatchObject({ ...sample, name: 'Unik Zebra pagi' })
  const list = await desk.get('/admin/offers?search=unik%20zebra')
  expect((list.body.data as { items: OfferRecord[] }).items.map(({ id }) => id)).toEqual([open.id, closed.id])
  expect(((await desk.get('/admin/offers?search=zebra&status=closed')).body.data as { total: number }).total).toBe(1)
  const changed = await desk.send('PUT', `/admin/offers/${open.id}`, { ...sample, seats: 3 })
  expect(changed).toMatchObject({ status: 200, body: { data: { seats: 3, name: sample.name } } })
  expect((await desk.get(`/admin/offers/${open.id}`)).body.data).toEqual(changed.body.data)
})

test('an offer that is not there is not found', async () => {
  expect((await desk.get(`/admin/offers/${unknownId}`)).status).toBe(404)
  expect((await desk.send('PUT', `/admin/offers/${unknownId}`, sample)).status).toBe(404)
})

test.each([
  ['name', { name: '  ' }, 'Nama penawaran belum diisi'],
  ['name', { name: 'a'.repeat(91) }, 'Nama penawaran maksimal 90 karakter'],
  ['price', { price: -1, strikePrice: null }, 'Harga tidak bisa kurang dari 0'],
  ['strikePrice', { strikePrice: 100 }, 'Harga sebelum diskon harus lebih tinggi dari harga'],
  ['deadline', { deadline: 'besok' }, 'Tenggat ini tidak dikenal'],
  ['seats', { seats: -3 }, 'Sisa kursi tidak bisa kurang dari 0'],
] as const)('%s: what cannot be is refused with the field and a sentence', async (path, wrong, message) => {
  const reply = await desk.post('/admin/offers', { ...sample, ...wrong })
  expect(reply.status).toBe(422)
  expect((reply.body.data as { fields: unknown }).fields).toEqual([{ path, message }])
})

test('a page can be bound to open offers and to active entries of the catalogue, its own first', async () => {
  const { page } = await makePage(desk, { sections: [headline()] })
  const offer = await made({ name: 'Penawaran terbuka' })
  const closed = await made({ name: 'Penawaran tertutup', status: 'closed' })
  const coach = await makeInstructor(desk, { name: 'Dewi Lestari' })
  const own = await makeSellable(
    desk,
    courseValue({
      name: 'Zona kelas sendiri',
      seats: 9,
      landingPageId: page.id,
      details: { instructorIds: [coach.id] },
    }),
  )
  const other = await makeSellable(desk, courseValue({ name: 'Awal abjad' }))
  const inactive = await makeSellable(desk, courseValue({ status: 0 }))
  const choices = (await desk.get(`/admin/offer-records?pageId=${page.id}`)).body.data as { id: string }[]
  const ids = choices.map(({ id }) => id)
  expect(ids.slice(0, 2)).toEqual([own.id, other.id])
  expect(ids).toContain(offer.id)
  expect(ids.some((id) => id === closed.id || id === inactive.id)).toBe(false)
  const { value } = own
  expect(choices[0]).toMatchObject({
    source: 'catalogue',
    name: value.name,
    price: value.price,
    seats: 9,
    coach: 'Dewi Lestari',
    status: 'open',
  })
  expect((await desk.get(`/admin/offers/${inactive.id}`)).body.data).toMatchObject({
    id: inactive.id,
    status: 'closed',
  })
  expect((await desk.get('/admin/offer-records?pageId=satu')).status).toBe(422)
})

test('a published page shows what its record says, from publishing on and after every change', async () => {
  const record = await made({ name: 'Kelas langsung', price: 250_000, strikePrice: null })
  const { page, document } = await makePage(desk, { sections: [headline()] })
  const value = boundTo({ ...record, price: 1 })
  const { name, price, strikePrice, deadline, seats, coach, bound, record: none } = document.offer
  const was = { name, price, strikePrice, deadline, seats, coach, bound, record: none }
  const sent = await send(desk, page.id, page.headVersion, change({ kind: 'changeOffer', value, was }))
  expect(sent.status).toBe(200)
  const published = await desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion + 1 })
  expect(published.status).toBe(200)
  const drawnPrice = () => app.pageDrawer.drawn.findLast(({ pageId }) => pageId === page.id)?.document.offer.price
  // What was stored was older than what the record said.
  expect(drawnPrice()).toBe(250_000)

  const { id: _id, updatedAt: _at, ...input } = record
  expect((await desk.send('PUT', `/admin/offers/${record.id}`, { ...input, price: 199_000 })).status).toBe(200)
  await app.runJobs()
  expect(drawnPrice()).toBe(199_000)
})
