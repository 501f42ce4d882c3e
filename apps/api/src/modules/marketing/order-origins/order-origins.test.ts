import type { Experiment } from '@naikkelas/contract/marketing'
import { rupiah } from '@naikkelas/contract/money'
import { testSection } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, buyAndPay, openBankTransfer, refund } from '../../../testing/order-factories.ts'
import { openAs } from '../../../testing/order-origin-factories.ts'
import { change, headline, makePage, readPage, send } from '../../../testing/page-factories.ts'
import { publish } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { findVariantSplit } from '../../pages/landing-pages/index.ts'

let now = new Date('2026-11-20T10:00:00Z')
const partnerHost = 'kopi.localhost:3000'
const overrides = { clock: { now: () => now }, isPartnerHost: (host: string) => host === partnerHost }
const app = await createTestApp({ overrides })
const admin = await app.signedIn()
await openBankTransfer(admin)

const paidCourse = () => makeSellable(admin, courseValue({ price: rupiah(249_000) }))
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const unknownId = '0197a1c2-0000-7000-8000-000000000001'

async function livePage() {
  const sections = [headline({ title: 'Kelas data' }), headline({ title: 'Harga' })]
  const { page, document } = await makePage(admin, { sections })
  expect((await publish(admin, page)).status).toBe(200)
  const [first, second] = document.sections.map(({ id }) => id)
  return { page, first: first ?? '', second: second ?? '' }
}

async function originOf(code: string) {
  const { rows } = await app.database.queries.execute(sql`
    SELECT page_id, section_id, variant, order_origins.source, campaign, paid_amount::int, refunded_amount::int
    FROM order_origins JOIN orders ON orders.id = order_id WHERE code = ${code}`)
  return rows[0]
}

async function openingsOf(pageId: string) {
  const { rows } = await app.database.queries.execute(sql`
    SELECT section_id, variant, openings, first_openings FROM checkout_openings WHERE page_id = ${pageId} ORDER BY openings`)
  return rows
}

test('a link of a page leads to the checkout without saying so, and the order has page, section and campaign', async () => {
  const [desk, course, { page, first, second }] = [await signedInLearner(app), await paidCourse(), await livePage()]
  desk.cookies.set('nk_src', `utm_source=IG&utm_campaign=gajian&t=${now.getTime() / 1000 - 60}`)
  const opened = await openAs(app, desk, `/checkout/${course.id}?asal=${page.id}.${first}&kupon=HEMAT`)
  expect(opened).toEqual({ status: 302, location: `/checkout/${course.id}?kupon=HEMAT` })
  // The last one wins.
  await openAs(app, desk, `/checkout/${course.number}?asal=${page.id}.${second}`)
  const { code } = await buy(desk, course)
  expect(await originOf(code)).toMatchObject({
    page_id: page.id,
    section_id: second,
    variant: '',
    source: 'instagram',
    campaign: 'gajian',
    paid_amount: null,
  })
})

test('the variant that the visitor was shown is stored, and its test says what it sold', async () => {
  const tested = headline({ title: 'Judul lama' })
  const { page, document } = await makePage(admin, { sections: [tested] })
  await send(admin, page.id, page.headVersion, change(...testSection(document, tested.id)))
  await publish(admin, (await readPage(admin, page.id)).page)
  const weights = [
    { key: 'a', weight: 50 },
    { key: 'b', weight: 50 },
  ]
  await admin.post(`/admin/landing-pages/${page.id}/experiments`, { goal: 'cta', leastLift: 20, weights })
  const split = await findVariantSplit(app.database.queries, page.id)
  const [desk, course] = [await signedInLearner(app), await paidCourse()]
  desk.cookies.set(`nk_v_${split?.mark}`, 'b')
  await openAs(app, desk, `/checkout/${course.id}?asal=${page.id}.${tested.id}`)
  expect(await originOf((await buy(desk, course)).code)).toMatchObject({ section_id: tested.id, variant: 'b' })
  await buyAndPay(admin, desk, course)
  const [test] = (await admin.get(`/admin/landing-pages/${page.id}/experiments`)).body.data as Experiment[]
  expect(test?.results.variants.map(({ key, bought }) => [key, bought?.sales, bought?.revenue])).toEqual([
    ['a', 0, 0],
    ['b', 1, 249_000],
  ])
})

test.each([
  ['a page that there is not', (_: string, section: string) => `${unknownId}.${section}`],
  ['a section of no version of the page', (page: string) => `${page}.tidakada0`],
  ['words', () => "x'.--"],
])('%s is stored as nothing, and the order goes through', async (_, placeOf) => {
  const [desk, course, { page, first }] = [await signedInLearner(app), await paidCourse(), await livePage()]
  const opened = await openAs(app, desk, `/checkout/${course.id}?asal=${encodeURIComponent(placeOf(page.id, first))}`)
  expect(opened).toEqual({ status: 302, location: `/checkout/${course.id}` })
  expect(await originOf((await buy(desk, course)).code)).toBeUndefined()
})

test('a press for another item, one of thirty days ago and a forged cookie say nothing of an order', async () => {
  const [course, other, { page, first }] = [await paidCourse(), await paidCourse(), await livePage()]
  const press = async (address: string) => {
    const desk = await signedInLearner(app)
    await openAs(app, desk, `/checkout/${address}?asal=${page.id}.${first}`)
    return desk
  }
  expect(await originOf((await buy(await press(other.id), course)).code)).toBeUndefined()
  const forger = await press(course.id)
  const [name = '', value = ''] = [...forger.cookies].find(([key]) => key.endsWith('checkout_clicks')) ?? []
  forger.cookies.set(
    name,
    value.replace(/^./, (letter) => (letter === 'W' ? 'X' : 'W')),
  )
  expect(await originOf((await buy(forger, course)).code)).toBeUndefined()
  const late = await press(course.id)
  const before = now
  now = new Date('2026-12-21T10:00:00Z')
  expect(await originOf((await buy(late, course)).code)).toBeUndefined()
  now = before
})

test('from a partner’s host the origin comes signed, for thirty minutes and for its item alone', async () => {
  const [course, other, { page, first }] = [await paidCourse(), await paidCourse(), await livePage()]
  const visitor = app.visitor()
  visitor.cookies.set('nk_src', `utm_source=wa&utm_campaign=mitra&t=${now.getTime() / 1000 - 60}`)
  const { location } = await openAs(app, visitor, `/checkout/${course.id}?asal=${page.id}.${first}&ref=kopi`, {
    host: partnerHost,
  })
  const signed = new URL(location).searchParams
  expect(location.startsWith(`http://localhost:3000/checkout/${course.id}?ref=kopi&jejak=`)).toBe(true)

  const arrive = async (item: { id: string }, query: string) => {
    const desk = await signedInLearner(app)
    const opened = await openAs(app, desk, `/checkout/${item.id}?${query}`)
    expect(opened.location).not.toContain('jejak')
    return desk
  }
  const desk = await arrive(course, `${signed}`)
  expect(await originOf((await buy(desk, course)).code)).toMatchObject({
    page_id: page.id,
    section_id: first,
    source: 'whatsapp',
    campaign: 'mitra',
  })
  const replayed = await arrive(other, `${signed}`)
  expect(await originOf((await buy(replayed, other)).code)).toBeUndefined()
  const forged = await arrive(course, `jejak=W${signed.get('jejak')}`)
  expect(await originOf((await buy(forged, course)).code)).toBeUndefined()
  const before = now
  now = new Date(now.getTime() + 30 * 60_000)
  const expired = await arrive(course, `${signed}`)
  expect(await originOf((await buy(expired, course)).code)).toBeUndefined()
  now = before
})

test('a browser counts once a day for a section and once for its page; programs and the team do not', async () => {
  const [desk, course, { page, first, second }] = [await signedInLearner(app), await paidCourse(), await livePage()]
  const at = (section: string) => `/checkout/${course.id}?asal=${page.id}.${section}`
  for (const path of [at(first), at(first), at(second)]) await openAs(app, desk, path)
  await openAs(app, app.visitor(), at(first))
  await openAs(app, app.visitor(), at(first), { agent: crawler })
  await openAs(app, admin, at(first))
  expect(await openingsOf(page.id)).toMatchObject([
    { section_id: second, openings: 1, first_openings: 0 },
    { section_id: first, openings: 2, first_openings: 2 },
  ])
})

test('what is paid is noted with its rupiah, and what goes back of it', async () => {
  const [desk, course, { page, first }] = [await signedInLearner(app), await paidCourse(), await livePage()]
  await openAs(app, desk, `/checkout/${course.id}?asal=${page.id}.${first}`)
  const { id, code } = await buyAndPay(admin, desk, course)
  expect(await originOf(code)).toMatchObject({ paid_amount: 249_000, refunded_amount: 0 })
  await refund(admin, id, { amount: 49_000, refundedBefore: 0 })
  expect(await originOf(code)).toMatchObject({ paid_amount: 249_000, refunded_amount: 49_000 })
})
