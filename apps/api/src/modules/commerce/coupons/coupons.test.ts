import { adminRoles } from '@naikkelas/contract'
import type { Coupon, CouponSimulation, ListedCoupon, Order, Transaction } from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { expect, test } from 'vitest'
import { courseValue, makeSellable, serviceValue, toolValue } from '../../../testing/catalogue-factories.ts'
import { couponOrderOf, couponValue, makeCoupon } from '../../../testing/coupon-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { openBankTransfer } from '../../../testing/order-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)

interface List {
  items: ListedCoupon[]
  next: string | null
  previous: string | null
  totals: { coupons: number; reserved: number; consumed: number; given: number; earned: number }
}
const listed = async (query = '') => (await admin.get(`/admin/coupons${query}`)).body.data as List
const fieldsOf = ({ status, body }: Awaited<ReturnType<typeof admin.post>>) => ({
  status,
  paths: ((body.data as { fields?: { path: string }[] }).fields ?? []).map(({ path }) => path),
})
const course = (price = 100_000) => makeSellable(admin, courseValue({ price: rupiah(price) }))
async function buyWith(code: string, isPaid: boolean) {
  const desk = await signedInLearner(app)
  const sent = couponOrderOf(await course(), code, 10_000)
  const order = (await desk.post('/me/orders', sent)).body.data as Order
  if (!isPaid) return order
  const { items } = (await admin.get(`/admin/transactions?search=${order.code}`)).body.data as { items: Transaction[] }
  await admin.post(`/admin/transactions/${items[0]?.id}/confirm`, { amount: 90_000 })
  return order
}

test('a coupon is made, changed, archived and brought back, with its code in capitals', async () => {
  const item = await course()
  const made = await makeCoupon(admin, { code: ' hemat-50 ', quota: 0, validForIds: [item.id] })
  expect(made).toMatchObject({
    version: 1,
    state: 'active',
    value: { code: 'HEMAT-50', quota: 0 },
    items: [{ id: item.id, kind: 'course' }],
    reserved: 0,
    consumed: 0,
  })
  const path = `/admin/coupons/${made.id}`
  const value = { ...made.value, discountPercentage: null, discountPrice: 25_000, validForIds: [] }
  const changed = await admin.send('PUT', path, { value, version: 1 })
  expect(changed.body.data).toMatchObject({ version: 2, value, items: [], changedBy: admin.admin.name })
  const mine = { ...value, name: 'Milik saya' }
  expect(await admin.send('PUT', path, { value: mine, version: 1 })).toMatchObject({
    status: 409,
    body: { data: { code: 'content_changed', mine, theirs: { version: 2, value } } },
  })
  const change = (action: string) => admin.post(`${path}/change-status`, { action })
  expect((await change('archive')).body.data).toMatchObject({ state: 'archived' })
  expect(fieldsOf(await change('archive'))).toEqual({ status: 422, paths: ['action'] })
  expect((await listed('?search=hemat-50')).items).toEqual([])
  expect((await listed('?state=archived&search=hemat-50')).items).toMatchObject([{ id: made.id }])
  expect((await change('restore')).body.data).toMatchObject({ state: 'active' })
})

test('wrong input is answered at its field', async () => {
  const { value: taken } = await makeCoupon(admin)
  const unknown = '00000000-0000-4000-8000-000000000000'
  const wrong: (readonly [Record<string, unknown>, string])[] = [
    ...[0, 101, -1, 1.5, '10', 1e9].map(
      (discountPercentage) => [{ discountPercentage }, 'discountPercentage'] as const,
    ),
    ...[0, -5, '1000', 1e16].map((discountPrice) => [{ discountPrice }, 'discountPrice'] as const),
    ...[-1, '5', 1e16].map((maxDiscountPercentage) => [{ maxDiscountPercentage }, 'maxDiscountPercentage'] as const),
    ...[-1, 1.5, '3', 1e9].map((quota) => [{ quota }, 'quota'] as const),
    [{ maxDailyLimit: -1 }, 'maxDailyLimit'],
    [{ maxUsagePerUser: 1e9 }, 'maxUsagePerUser'],
    [{ discountPercentage: null, discountPrice: null }, 'discountPercentage'],
    [{ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-11-01T00:00:00.000Z' }, 'endsAt'],
    [{ startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' }, 'endsAt'],
    [{ startsAt: 'besok' }, 'startsAt'],
    ...['', 'AB', 'A'.repeat(41), 'KODE LAIN', 'KODE_1', 'DISKON💥', 'DİSKON', '=1+1'].map(
      (code) => [{ code }, 'code'] as const,
    ),
    [{ code: taken.code.toLowerCase() }, 'code'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ type: 3 }, 'type'],
    [{ kinds: [] }, 'kinds'],
    [{ kinds: ['course', 'course'] }, 'kinds.1'],
    [{ validForIds: [unknown] }, 'validForIds'],
    [{ boughtIds: [unknown] }, 'boughtIds'],
    [{ audiences: { course: 'bought_specific', tool: 'everyone', event: 'everyone' } }, 'boughtIds'],
  ]
  for (const [given, path] of wrong) {
    const { status, paths } = fieldsOf(await admin.post('/admin/coupons', { value: { ...couponValue(), ...given } }))
    expect(status, JSON.stringify(given)).toBe(422)
    expect(paths[0]?.startsWith(`value.${path.split('.')[0]}`), `${JSON.stringify(given)} ${paths}`).toBe(true)
  }
  for (const given of [{ service: 1 }, { learnerId: unknown }])
    expect((await admin.post('/admin/coupons', { value: { ...couponValue(), ...given } })).status).toBe(422)
})

test('a coupon names what is of its kinds, and what it names cannot be deleted away from it', async () => {
  const [item, tool] = [await course(), await makeSellable(admin, toolValue())]
  const send = (given: object) => admin.post('/admin/coupons', { value: { ...couponValue(), ...given } })
  expect(fieldsOf(await send({ kinds: ['tool'], validForIds: [item.id] })).paths).toEqual(['value.validForIds'])
  const audiences = { course: 'bought_specific', tool: 'bought_any', event: 'everyone' }
  expect(fieldsOf(await send({ audiences, boughtIds: [tool.id] })).paths).toEqual(['value.boughtIds'])
  expect((await send({ audiences, boughtIds: [item.id], validForIds: [tool.id] })).status).toBe(201)
  const service = await makeSellable(admin, serviceValue())
  const offered = async (words: string) =>
    ((await admin.get(`/admin/coupon-items?search=${encodeURIComponent(words)}`)).body.data as { id: string }[]).map(
      ({ id }) => id,
    )
  expect(await offered(item.value.name)).toContain(item.id)
  expect(await offered(service.value.name)).not.toContain(service.id)
  expect((await admin.get(`/admin/coupon-items?search=${'x'.repeat(81)}`)).status).toBe(422)
})

test('a personal coupon has an owner, who is masked, can be changed, and goes with the account', async () => {
  const { learner } = await signedInLearner(app)
  const { learner: second } = await signedInLearner(app)
  const value = couponValue({ type: 2 })
  const send = (learnerEmail?: string | null) =>
    admin.post('/admin/coupons', { value, ...(learnerEmail !== undefined && { learnerEmail }) })
  for (const wrong of [undefined, null, 'tidak.ada@contoh.test'])
    expect(fieldsOf(await send(wrong))).toEqual({ status: 422, paths: ['learnerEmail'] })
  expect(fieldsOf(await send('bukan e-mail'))).toEqual({ status: 422, paths: ['learnerEmail'] })
  const made = (await send(learner.email.toUpperCase())).body.data as Coupon
  expect(made.learner).toMatchObject({ id: learner.id, name: learner.name })
  expect(made.learner?.maskedEmail).not.toBe(learner.email)
  const put = async (version: number, more: object) =>
    (await admin.send('PUT', `/admin/coupons/${made.id}`, { value, version, ...more })).body.data as Coupon
  expect((await put(1, {})).learner?.id).toBe(learner.id)
  expect((await put(2, { learnerEmail: second.email })).learner?.id).toBe(second.id)
  expect((await put(3, { value: { ...value, type: 1 } })).learner).toBe(null)
})

test('a thousand codes are made at once, each for one use, and come as a file that no spreadsheet calculates', async () => {
  const { code: _code, type: _type, quota: _quota, ...value } = couponValue({ name: '=HYPERLINK("x")' })
  const reply = await admin.post('/admin/coupons/create-many', { value, prefix: 'rani', count: 1_000 })
  expect(reply).toMatchObject({ status: 201, body: { data: { count: 1_000 } } })
  const { id } = reply.body.data as { id: string }
  const { items, totals } = await listed(`?batch=${id}`)
  expect(totals).toMatchObject({ coupons: 1_000, consumed: 0 })
  expect(items[0]).toMatchObject({ quota: 1, type: 1 })
  const file = await app.visitor().get('/admin/coupons.csv')
  expect(file.status).toBe(401)
  const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ')
  const answer = await app.fetch(
    new Request(`http://localhost:4173/api/admin/coupons.csv?batch=${id}`, { headers: { cookie } }),
  )
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="kupon-2026-11-20.csv"')
  const [head, ...lines] = (await answer.text()).trim().split('\r\n')
  expect(head).toContain('"Kode","Nama"')
  const codes = lines.map((line) => line.split(',')[0]?.replaceAll('"', '') ?? '')
  expect(new Set(codes).size).toBe(1_000)
  for (const code of codes) expect(code).toMatch(/^RANI-[ABCDEFGHJKMNPQRSTVWXYZ2-9]{9}$/)
  for (const line of lines) expect(line).toContain(`"'=HYPERLINK(""x"")"`)
  expect((await buyWith(codes[7] ?? '', true)).coupon).toBe(codes[7])
  expect((await listed(`?batch=${id}`)).totals).toEqual({
    coupons: 1_000,
    reserved: 0,
    consumed: 1,
    given: 10_000,
    earned: 90_000,
  })
  for (const wrong of [{ count: 0 }, { count: 1_001 }, { count: '5' }, { prefix: 'A' }, { prefix: 'RANI-' }])
    expect((await admin.post('/admin/coupons/create-many', { value, prefix: 'RANI', count: 1, ...wrong })).status).toBe(
      422,
    )
})

test('the report counts orders that wait and are paid, what was given and what came in', async () => {
  const { id, value } = await makeCoupon(admin, { name: 'Gajian' })
  const [paid, waiting] = [await buyWith(value.code, true), await buyWith(value.code, false)]
  const expected = { reserved: 1, consumed: 1, given: 10_000, earned: 90_000 }
  expect((await admin.get(`/admin/coupons/${id}`)).body.data).toMatchObject(expected)
  expect((await listed('?search=gajian')).items).toMatchObject([{ id, ...expected }])
  expect((await admin.get(`/admin/coupons/${id}/uses`)).body.data).toMatchObject([
    { orderCode: waiting.code, state: 'reserved', orderStatus: 0, discount: 10_000, total: 90_000 },
    { orderCode: paid.code, state: 'consumed', orderStatus: 1, isExempt: false },
  ])
})

test('coupons are listed newest first, by type, kind and words, page by page', async () => {
  for (let at = 0; at < 30; at += 1) await makeCoupon(admin, { name: `Massal ${at}`, kinds: ['event'] })
  const first = await listed('?search=Massal&kind=event')
  expect(first.items).toHaveLength(25)
  expect(first.items[0]?.name).toBe('Massal 29')
  expect(first).toMatchObject({ previous: null, totals: { coupons: 30 } })
  const second = await listed(`?search=Massal&after=${first.next}`)
  expect(second.items.map(({ name }) => name)).toEqual([4, 3, 2, 1, 0].map((at) => `Massal ${at}`))
  expect((await listed(`?search=Massal&before=${second.previous}`)).items).toEqual(first.items)
  expect((await listed('?search=Massal&kind=tool')).items).toEqual([])
  expect((await listed('?search=Massal&type=2')).items).toEqual([])
  expect((await listed('?search=%25')).items).toEqual([])
  for (const query of ['?state=draf', '?type=3', '?kind=service', '?batch=x', '?after=x', '?warna=1'])
    expect((await admin.get(`/admin/coupons${query}`)).status, query).toBe(422)
})

test('a simulation answers each rule for a buyer and an item, and changes nothing', async () => {
  const { learner } = await signedInLearner(app)
  const item = await course(250_000)
  const { id } = await makeCoupon(admin, { quota: 3, startsAt: '2026-12-01T00:00:00.000Z' })
  const fine = await makeCoupon(admin, { discountPercentage: 20 })
  const simulate = async (couponId: string, body: object) => admin.post(`/admin/coupons/${couponId}/simulate`, body)
  const asked = { email: learner.email, sellableId: item.id }
  const failing = (await simulate(id, asked)).body.data as CouponSimulation
  expect(failing).toMatchObject({ buyer: learner.name, discount: 0, total: 250_000 })
  expect(failing.rules.filter(({ isPassed }) => !isPassed)).toEqual([{ rule: 'not_yet', isPassed: false }])
  expect((await simulate(fine.id, asked)).body.data).toMatchObject({
    item: { name: item.value.name, price: 250_000 },
    discount: 50_000,
    total: 200_000,
  })
  expect(fieldsOf(await simulate(id, { ...asked, email: 'tidak.ada@contoh.test' }))).toEqual({
    status: 422,
    paths: ['email'],
  })
  expect(fieldsOf(await simulate(id, { ...asked, sellableId: id }))).toEqual({ status: 422, paths: ['sellableId'] })
  expect(fieldsOf(await simulate(id, { email: 'x', sellableId: 'y' })).status).toBe(422)
  expect((await admin.get(`/admin/coupons/${fine.id}`)).body.data).toMatchObject({ reserved: 0, version: 1 })
})

test('only people with the menu see coupons, only those who manage them change them, and the forum has neither', async () => {
  const { id, value } = await makeCoupon(admin)
  const forum = await app.signedIn({ role: adminRoles.forum })
  const viewer = await app.signedIn({ role: adminRoles.admin, menus: [{ menu: 'coupons', capability: 'view' }] })
  const manager = await app.signedIn({ role: adminRoles.admin, menus: [{ menu: 'coupons', capability: 'manage' }] })
  for (const path of [
    '/admin/coupons',
    '/admin/coupon-items',
    '/admin/coupons.csv',
    `/admin/coupons/${id}`,
    `/admin/coupons/${id}/uses`,
  ]) {
    expect((await app.visitor().get(path)).status, path).toBe(401)
    expect((await forum.get(path)).status, path).toBe(403)
  }
  for (const path of ['/admin/coupons', `/admin/coupons/${id}`, `/admin/coupons/${id}/uses`])
    expect((await viewer.get(path)).status, path).toBe(200)
  const { code: _code, type: _type, quota: _quota, ...bulk } = couponValue()
  const writes: ['POST' | 'PUT', string, object][] = [
    ['POST', '/admin/coupons', { value: couponValue() }],
    ['POST', '/admin/coupons/create-many', { value: bulk, prefix: 'UJI', count: 2 }],
    ['PUT', `/admin/coupons/${id}`, { value, version: 1 }],
    ['POST', `/admin/coupons/${id}/change-status`, { action: 'archive' }],
  ]
  for (const [method, path, body] of writes) {
    expect((await app.visitor().send(method, path, body)).status, path).toBe(401)
    expect((await forum.send(method, path, body)).status, path).toBe(403)
    expect((await viewer.send(method, path, body)).status, path).toBe(403)
    expect((await manager.send(method, path, body)).status, path).toBeLessThan(202)
  }
  const unknown = '/admin/coupons/00000000-0000-4000-8000-000000000000'
  expect((await admin.get(unknown)).status).toBe(404)
  expect((await admin.get(`${unknown}/uses`)).status).toBe(404)
  expect((await admin.send('PUT', unknown, { value, version: 1 })).status).toBe(404)
  expect((await admin.post(`${unknown}/change-status`, { action: 'archive' })).status).toBe(404)
  expect((await admin.post(`${unknown}/simulate`, { email: 'a@contoh.test', sellableId: id })).status).toBe(404)
})
