import type {
  PerformedPriceAction,
  PlannedPrice,
  PriceAction,
  PriceChange,
  SellableRecord,
} from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { courseValue, eventValue, makeSellable, serviceValue } from '../../../testing/catalogue-factories.ts'
import { createTestApp, type Reply } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()

const history = async (id: string) => (await desk.get(`/admin/sellables/${id}/prices`)).body.data as PriceChange[]
const priceOf = async (id: string) => {
  const { value } = (await desk.get(`/admin/sellables/${id}`)).body.data as SellableRecord
  return [value.price, value.strikePrice]
}
const setPrice = ({ id, version }: SellableRecord, given: object) =>
  desk.send('PUT', `/admin/sellables/${id}/price`, {
    price: 199_000,
    strikePrice: null,
    reason: 'Promo gajian',
    version,
    ...given,
  })
const fieldsIn = (reply: Reply) => (reply.body.data as { fields?: unknown }).fields

test('a price that changes is kept with who and why, in its form and by itself', async () => {
  const made = await makeSellable(desk, courseValue({ price: rupiah(249_000) }))
  expect(await history(made.id)).toEqual([])
  const reply = await setPrice(made, { price: 199_000, strikePrice: 249_000 })
  expect(reply.body.data).toEqual({ price: 199_000, strikePrice: 249_000, version: 2 })
  const value = { ...made.value, price: rupiah(179_000) }
  const form = { value, version: 2 }
  expect(fieldsIn(await desk.send('PUT', `/admin/sellables/${made.id}`, form))).toEqual([
    { path: 'reason', message: 'Tulis alasan mengubah harga' },
  ])
  await desk.send('PUT', `/admin/sellables/${made.id}`, { ...form, reason: 'Harga baru' })
  expect(await history(made.id)).toMatchObject([
    { priceBefore: 199_000, price: 179_000, strikePriceBefore: 249_000, strikePrice: null, reason: 'Harga baru' },
    {
      priceBefore: 249_000,
      price: 199_000,
      strikePriceBefore: null,
      strikePrice: 249_000,
      reason: 'Promo gajian',
      by: desk.admin.name,
    },
  ])
})

test('the database refuses to change or delete the history', async () => {
  const made = await makeSellable(desk)
  await setPrice(made, {})
  for (const statement of ['UPDATE price_changes SET price = 1', 'DELETE FROM price_changes', 'TRUNCATE price_changes'])
    await expect(app.database.pool.query(statement)).rejects.toThrow(
      'the history of prices is never changed or deleted',
    )
  expect(await history(made.id)).toHaveLength(1)
})

test('a price changed by another admin first is a conflict with both', async () => {
  const made = await makeSellable(desk)
  await setPrice(made, { price: 150_000 })
  const late = await setPrice(made, { price: 160_000 })
  expect(late).toMatchObject({
    status: 409,
    body: {
      data: {
        code: 'sellable_changed',
        mine: { price: 160_000, strikePrice: null },
        theirs: { value: { price: 150_000 }, version: 2, changedBy: desk.admin.name },
      },
    },
  })
})

test.each([
  [{ price: 249_000 }, 'price', 'Harga ini tidak berubah'],
  [{ price: 0 }, 'price', 'Kelas berbayar berharga lebih dari 0'],
  [{ price: null }, 'price', 'Harga harus diisi'],
  [{ strikePrice: 100 }, 'strikePrice', 'Harga sebelum diskon harus lebih tinggi dari harga'],
  [{ price: 1.5 }, 'price', 'Tulis angka bulat'],
  [{ reason: 'a' }, 'reason', 'Tulis alasan minimal 5 karakter'],
])('%j is refused', async (given, path, message) => {
  const reply = await setPrice(await makeSellable(desk), given)
  expect(reply.status).toBe(422)
  expect(fieldsIn(reply)).toEqual([{ path, message }])
})

const cut: PriceAction = { kind: 'percent', percent: -20, roundTo: 1_000, strike: 'former_price' }
const preview = async (action: PriceAction, records: readonly { id: string }[], by = desk) =>
  (await by.post('/admin/price-actions/preview', { action, sellableIds: records.map(({ id }) => id) })).body.data as {
    items: PlannedPrice[]
  }
const perform = (records: readonly SellableRecord[], given: object = {}) =>
  desk.post('/admin/price-actions', {
    id: randomUUID(),
    action: cut,
    reason: 'Promo akhir tahun',
    items: records.map(({ id, version }) => ({ id, version })),
    ...given,
  })
interface Performed {
  done: PerformedPriceAction
  left: { id: string; reason: string }[]
}
const performedIn = (reply: Reply) => reply.body.data as Performed

test('several prices: the preview shows what is done, and changes nothing', async () => {
  const [course, event, service] = [
    await makeSellable(desk, courseValue({ price: rupiah(249_000) })),
    await makeSellable(desk, eventValue({ price: rupiah(100_000) })),
    await makeSellable(desk, serviceValue({ price: null })),
  ]
  const { items } = await preview(cut, [course, event, service])
  expect(items.map(({ becomes, reason }) => [becomes.price, becomes.strikePrice, reason])).toEqual([
    [199_000, 249_000, null],
    [80_000, 100_000, null],
    [null, null, 'Belum ada harganya.'],
  ])
  expect(await priceOf(course.id)).toEqual([249_000, null])

  const { done, left } = performedIn(await perform([course, event, service]))
  expect(done.items.map(({ id }) => id)).toEqual([course.id, event.id])
  expect(left).toEqual([{ id: service.id, name: service.value.name, reason: 'Belum ada harganya.' }])
  expect(await priceOf(course.id)).toEqual([199_000, 249_000])
  expect((await history(event.id))[0]).toMatchObject({ reason: 'Promo akhir tahun', by: desk.admin.name })
  const recent = (await desk.get('/admin/price-actions')).body.data as PerformedPriceAction[]
  expect(recent[0]).toEqual(done)
})

test('what changed since the preview is skipped, and sent twice it is done once', async () => {
  const [one, other] = [await makeSellable(desk), await makeSellable(desk)]
  await setPrice(other, { price: 90_000 })
  const id = randomUUID()
  const first = performedIn(await perform([one, other], { id }))
  expect(first.left).toEqual([{ id: other.id, name: other.value.name, reason: 'Sudah diubah sejak pratinjau.' }])
  const again = await perform([one, other], { id })
  expect(performedIn(again).done).toEqual(first.done)
  expect(await history(one.id)).toHaveLength(1)
  expect((await perform([one], { id, action: { ...cut, percent: -10 } })).status).toBe(409)
})

test('an undone action restores the former prices, except those changed since', async () => {
  const [one, other] = [await makeSellable(desk), await makeSellable(desk)]
  const { done } = performedIn(await perform([one, other]))
  await setPrice({ ...other, version: 2 }, { price: 50_000 })
  const undo = () => desk.post(`/admin/price-actions/${done.id}/undo`)
  expect((await undo()).body.data).toEqual({
    restored: [{ id: one.id, name: one.value.name }],
    left: [{ id: other.id, name: other.value.name, reason: 'Sudah diubah lagi sesudahnya.' }],
  })
  expect(await priceOf(one.id)).toEqual([249_000, null])
  expect(await priceOf(other.id)).toEqual([50_000, null])
  expect((await history(one.id)).map(({ price }) => price)).toEqual([249_000, 199_000])
  expect((await undo()).status).toBe(409)
})

test('only kinds of the own menus are repriced', async () => {
  const [course, event] = [await makeSellable(desk), await makeSellable(desk, eventValue())]
  const editor = await app.signedIn({ role: 1, menus: [{ menu: 'events', capability: 'manage' }] })
  expect((await preview(cut, [course, event], editor)).items.map(({ id }) => id)).toEqual([event.id])
  const reply = await editor.post('/admin/price-actions', {
    id: randomUUID(),
    action: cut,
    reason: 'Promo acara',
    items: [course, event].map(({ id, version }) => ({ id, version })),
  })
  expect(performedIn(reply)).toMatchObject({ done: { items: [{ id: event.id }] }, left: [{ id: course.id }] })
  expect(await priceOf(course.id)).toEqual([249_000, null])
})

test('without a session 401, unknown ids 404, what cannot be 422', async () => {
  const visitor = app.visitor()
  const unknown = randomUUID()
  expect((await visitor.get('/admin/price-actions')).status).toBe(401)
  expect((await visitor.post('/admin/price-actions', {})).status).toBe(401)
  expect((await visitor.post('/admin/price-actions/preview', {})).status).toBe(401)
  expect((await visitor.post(`/admin/price-actions/${unknown}/undo`)).status).toBe(401)
  expect((await desk.post(`/admin/price-actions/${unknown}/undo`)).status).toBe(404)
  expect((await desk.get(`/admin/sellables/${unknown}/prices`)).status).toBe(404)
  expect((await setPrice({ id: unknown, version: 1 } as SellableRecord, {})).status).toBe(404)
  const made = await makeSellable(desk)
  for (const given of [
    { action: { ...cut, percent: 0 } },
    { action: { ...cut, percent: -96 } },
    { action: { ...cut, roundTo: 7 } },
    { action: { kind: 'steal' } },
    { reason: '' },
    { items: [] },
    { items: [made, made].map(({ id, version }) => ({ id, version })) },
  ])
    expect((await perform([made], given)).status).toBe(422)
})
