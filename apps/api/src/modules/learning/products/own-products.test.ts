import type { OwnProduct } from '@naikkelas/contract/learning'
import { expect, test } from 'vitest'
import { addOnValue, courseValue, makeSellable, toolValue } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, buyAndPay, openBankTransfer, refund } from '../../../testing/order-factories.ts'
import { switchFlag } from '../../../testing/settings-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const start = new Date('2026-11-20T10:00:00Z')
let now = start
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)
await switchFlag(admin, 'supermentor_checkout', true)

type Desk = Awaited<ReturnType<typeof signedInLearner>>
const productsOf = async (desk: Desk) => (await desk.get('/me/products')).body.data as OwnProduct[]
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000)

test('paid tools and Super Mentor are my products until their days are over, and are shown as ended then', async () => {
  now = start
  const desk = await signedInLearner(app)
  const tool = await buyAndPay(admin, desk, await makeSellable(admin, toolValue({ details: { licenceDays: 30 } })))
  now = inDays(1)
  const mentor = await buyAndPay(admin, desk, await makeSellable(admin, addOnValue()))
  await buyAndPay(admin, desk, await makeSellable(admin, courseValue()))
  await buy(desk, await makeSellable(admin, toolValue()))

  expect(await productsOf(desk)).toMatchObject([
    { kind: 'add_on', orderCode: mentor.code, platform: 'tiktok', sessions: 4, hasEnded: false },
    { kind: 'tool', orderCode: tool.code, platform: 'shopee', endsAt: inDays(30).toISOString(), hasEnded: false },
  ])
  now = inDays(30)
  expect((await productsOf(desk)).map(({ orderCode, hasEnded }) => [orderCode, hasEnded])).toEqual([
    [mentor.code, false],
    [tool.code, true],
  ])
})

test('a product is opened by its owner alone, and not once it was given back', async () => {
  now = start
  const [desk, other] = [await signedInLearner(app), await signedInLearner(app)]
  const { code, id, total } = await buyAndPay(admin, desk, await makeSellable(admin, toolValue()))
  const path = `/me/products/${code}`
  expect((await desk.get(path)).body.data).toMatchObject({ kind: 'tool', orderCode: code })
  expect((await other.get(path)).status).toBe(404)
  expect((await app.visitor().get(path)).status).toBe(401)
  expect((await desk.get('/me/products/x')).status).toBe(404)
  await refund(admin, id, { amount: total, refundedBefore: 0 })
  expect((await desk.get(path)).status).toBe(404)
  expect(await productsOf(desk)).toEqual([])
})

test('Super Mentor that was bought twice is two products', async () => {
  const desk = await signedInLearner(app)
  const mentor = await makeSellable(admin, addOnValue())
  const codes = [await buyAndPay(admin, desk, mentor), await buyAndPay(admin, desk, mentor)].map(({ code }) => code)
  expect((await productsOf(desk)).map(({ orderCode }) => orderCode).sort()).toEqual(codes.sort())
})
