import type { PageAnalytics } from '@naikkelas/contract/marketing'
import { rupiah } from '@naikkelas/contract/money'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, buyAndPay, openBankTransfer, refund } from '../../../testing/order-factories.ts'
import { openAs } from '../../../testing/order-origin-factories.ts'
import { headline, makePage } from '../../../testing/page-factories.ts'
import { holderOf, publish } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

// 20 November, 17.00 in Jakarta.
const start = new Date('2026-11-20T10:00:00Z')
let now = start
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const admin = await app.signedIn()
await openBankTransfer(admin)

const analyticsOf = async (pageId: string, query = '', desk: Pick<typeof admin, 'get'> = admin) =>
  (await desk.get(`/admin/landing-pages/${pageId}/figures${query}`)).body.data as PageAnalytics

async function livePage() {
  const { page, document } = await makePage(admin, { sections: [headline({ title: 'Atas' }), headline()] })
  expect((await publish(admin, page)).status).toBe(200)
  const [first = '', second = ''] = document.sections.map(({ id }) => id)
  return { pageId: page.id, first, second }
}

/** A buyer who came by a campaign and pressed a link of a section. */
async function pressed(course: { id: string }, place: string, campaign = '') {
  const desk = await signedInLearner(app)
  if (campaign !== '')
    desk.cookies.set('nk_src', `utm_source=ig&utm_campaign=${campaign}&t=${now.getTime() / 1000 - 60}`)
  await openAs(app, desk, `/checkout/${course.id}?asal=${place}`)
  return desk
}

test('sales with their rupiah are those of page, section and campaign, without what went back', async () => {
  now = start
  const course = await makeSellable(admin, courseValue({ price: rupiah(200_000) }))
  const { pageId, first, second } = await livePage()
  const { id } = await buyAndPay(admin, await pressed(course, `${pageId}.${first}`, 'gajian'), course)
  await buyAndPay(admin, await pressed(course, `${pageId}.${first}`), course)
  await buy(await pressed(course, `${pageId}.${second}`, 'gajian'), course)
  const given = await buyAndPay(admin, await pressed(course, `${pageId}.${second}`), course)
  await refund(admin, id, { amount: 50_000, refundedBefore: 0 })
  await refund(admin, given.id, { amount: 200_000, refundedBefore: 0 })
  const cost = { campaign: 'gajian', from: '2026-11-20', until: '2026-11-20', amount: 50_000 }
  expect((await admin.post(`/admin/landing-pages/${pageId}/ad-costs`, cost)).status).toBe(201)

  const { totals, sections, campaigns } = await analyticsOf(pageId)
  expect(totals).toMatchObject({ checkouts: 4, sales: 2, revenue: 350_000 })
  expect(sections).toMatchObject([
    { id: first, checkouts: 2, sales: 2, revenue: 350_000 },
    { id: second, checkouts: 2, sales: 0, revenue: 0 },
  ])
  expect(campaigns).toMatchObject([
    { campaign: 'gajian', sales: 1, revenue: 150_000, cost: 50_000, costPerSale: 50_000, returnOnSpend: 3 },
  ])
})

test('a sale counts on the day in Jakarta on which it is paid, beside the period before', async () => {
  now = start
  const course = await makeSellable(admin, courseValue({ price: rupiah(200_000) }))
  const { pageId, first } = await livePage()
  const desk = await pressed(course, `${pageId}.${first}`)
  // 00.30 of 21 November in Jakarta.
  now = new Date('2026-11-20T17:30:00Z')
  await buyAndPay(admin, desk, course)
  const day = async (of: string) => (await analyticsOf(pageId, `?from=${of}&until=${of}`)).totals
  expect(await day('2026-11-20')).toMatchObject({ checkouts: 1, sales: 0, revenue: 0 })
  expect(await day('2026-11-21')).toMatchObject({ checkouts: 0, sales: 1, revenue: 200_000 })
  now = new Date('2026-11-21T17:30:00Z')
  const { totalsBefore } = await analyticsOf(pageId, '?from=2026-11-22&until=2026-11-22')
  expect(totalsBefore).toMatchObject({ sales: 1, revenue: 200_000 })
})

test('sales are unknown where a device is selected, and are no matter of the page of another', async () => {
  now = start
  const course = await makeSellable(admin, courseValue({ price: rupiah(200_000) }))
  const [{ pageId, first }, other] = [await livePage(), await livePage()]
  await buyAndPay(admin, await pressed(course, `${pageId}.${first}`), course)
  const { totals, sections } = await analyticsOf(pageId, '?device=mobile')
  expect(totals).toMatchObject({ checkouts: null, sales: null, revenue: null })
  expect(sections[0]).toMatchObject({ checkouts: null, sales: null, revenue: null })
  expect((await analyticsOf(other.pageId)).totals).toMatchObject({ checkouts: 0, sales: 0, revenue: 0 })
})

test('a marketer without the menu of transactions sees what a page sold, and no order of it', async () => {
  now = start
  const course = await makeSellable(admin, courseValue({ price: rupiah(200_000) }))
  const { pageId, first } = await livePage()
  await buyAndPay(admin, await pressed(course, `${pageId}.${first}`), course)
  const marketer = await holderOf(app, 'view')
  expect((await analyticsOf(pageId, '', marketer)).totals).toMatchObject({ sales: 1, revenue: 200_000 })
  expect((await marketer.get('/admin/transactions')).status).toBe(403)
})
