import type { OrderFormAnswers } from '@naikkelas/contract/marketing'
import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { formSection, publishForm } from '../../../testing/form-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { buy, openBankTransfer } from '../../../testing/order-factories.ts'
import { openAs } from '../../../testing/order-origin-factories.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T10:00:00Z')
const partnerHost = 'kopi.localhost:3000'
const overrides = { clock: { now: () => now }, isPartnerHost: (host: string) => host === partnerHost }
const app = await createTestApp({ overrides })
const admin = await app.signedIn()
await openBankTransfer(admin)

const answers = { name: 'Sari Wulandari', whatsapp: '0812-3456-7890', email: 'Sari@Toko.co', coupon: 'hemat10' }
const filledIn = { name: 'Sari Wulandari', email: 'sari@toko.co', phone: '6281234567890' }
/** Long enough that the random letters of an address hold none by chance. */
const personal = /wulandari|sari@|toko\.co|toko%2eco|81234567|0812-34/i

async function orderForm() {
  const course = await makeSellable(admin, courseValue({ price: rupiah(249_000) }))
  const cta = { label: 'Pesan', target: { kind: 'checkout', itemId: course.id }, style: 'primary', note: '' }
  return { course, ...(await publishForm(admin, formSection('order_form', { cta }))) }
}

async function sent(desk: Browser, at: string): Promise<string> {
  const reply = await desk.post(at, { answers })
  expect(reply.status).toBe(200)
  return (reply.body.data as { goTo: string }).goTo
}

const formOf = async (desk: Browser) => (await desk.get('/order-form')).body.data as OrderFormAnswers | null

test('an order form opens the checkout with what was typed, and no address has any of it but the coupon', async () => {
  const { course, page, section, at } = await orderForm()
  const desk = app.visitor()
  const goTo = await sent(desk, at)
  expect(goTo.startsWith(`/checkout/${course.id}?asal=${page.id}.${section.id}&isian=`)).toBe(true)
  expect(goTo).not.toMatch(personal)
  const opened = await openAs(app, desk, goTo)
  expect(opened).toEqual({ status: 302, location: `/checkout/${course.id}?kupon=HEMAT10` })
  expect(await formOf(desk)).toEqual(filledIn)
  expect(await formOf(app.visitor())).toBeNull()
})

test('an order by the form has the section of the form', async () => {
  const { course, section, at } = await orderForm()
  const desk = await signedInLearner(app)
  await openAs(app, desk, await sent(desk, at))
  const { code } = await buy(desk, course)
  const { rows } = await app.database.queries.execute(sql`
    SELECT section_id FROM order_origins JOIN orders ON orders.id = order_id WHERE code = ${code}`)
  expect(rows).toEqual([{ section_id: section.id }])
})

test('from a partner’s host it goes on at ours', async () => {
  const { course, at } = await orderForm()
  const visitor = app.visitor()
  const { location } = await openAs(app, visitor, await sent(visitor, at), { host: partnerHost })
  expect(location).not.toMatch(personal)
  const { pathname, search, origin } = new URL(location)
  expect([origin, pathname]).toEqual(['http://localhost:3000', `/checkout/${course.id}`])
  const desk = app.visitor()
  expect((await openAs(app, desk, pathname + search)).location).toBe(`/checkout/${course.id}?kupon=HEMAT10`)
  expect(await formOf(desk)).toEqual(filledIn)
})

test('what was typed is forgotten after an hour, and with the lead; a forged id says nothing', async () => {
  const { at, page } = await orderForm()
  const desk = app.visitor()
  const goTo = await sent(desk, at)
  await openAs(app, desk, goTo)
  const forger = app.visitor()
  await openAs(app, forger, goTo.replace('isian=', 'isian=0'))
  expect(await formOf(forger)).toBeNull()
  const before = now
  now = new Date(now.getTime() + 3_600_001)
  expect(await formOf(desk)).toBeNull()
  now = before
  expect(await formOf(desk)).toEqual(filledIn)
  const { items } = (await admin.get(`/admin/leads?pageId=${page.id}`)).body.data as { items: { id: string }[] }
  await admin.post(`/admin/leads/${items[0]?.id}/anonymize`)
  expect(await formOf(desk)).toBeNull()
})

test('a form for what is gone from the catalogue thanks its sender', async () => {
  const target = { kind: 'checkout', itemId: '0197a1c2-0000-7000-8000-000000000001' }
  const cta = { label: 'Pesan', target, style: 'primary', note: '' }
  const { at } = await publishForm(admin, formSection('order_form', { cta }))
  expect(await sent(app.visitor(), at)).toContain('/terima-kasih/')
})
