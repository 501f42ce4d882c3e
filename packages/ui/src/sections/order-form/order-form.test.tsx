import { expect, test } from 'vitest'
import { drawn, type Drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { noOffer } from '../offer.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './order-form.examples.ts'
import type { OrderFormContent } from './order-form.section.ts'
import OrderFormView from './order-form.view.tsx'

const draw = (content: OrderFormContent, rest: Partial<PageContext> = {}) =>
  drawn(<OrderFormView content={content} page={storyPage('order_form', {}, rest)} slot={(_path, node) => node} />)
const fieldNames = ({ body }: Drawn) => [...body.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
const layouts = ['split', 'slip'] as const

test.each(layouts)('sends name, number, address and coupon to the checkout as %s', (layout) => {
  const order = draw({ ...examples.split.content, layout }, { formAction: '/checkout/kuasai-data' })
  const form = order.body.querySelector('form')
  expect(form?.method).toBe('post')
  expect(form?.getAttribute('action')).toBe('/checkout/kuasai-data')
  expect(fieldNames(order)).toEqual(['name', 'whatsapp', 'email', 'coupon', 'consent', 'website', 'elapsed'])
})

test.each(layouts)('shows what is ordered and its price as %s', (layout) => {
  expect(draw({ ...examples.split.content, layout }).words).toMatch(/Kuasai Data Usaha\|.*Total\|Rp349\.000/)
})

test('the coupon is optional, and only asked for when switched on', () => {
  const coupon = draw(examples.split.content).body.querySelector<HTMLInputElement>('[name="coupon"]')
  expect(coupon?.required).toBe(false)
  expect(fieldNames(draw(examples.splitWithConsent.content))).toEqual([
    'name',
    'whatsapp',
    'email',
    'consent',
    'website',
    'elapsed',
  ])
})

test.each(layouts)('links to the checkout by its button on a page that receives no forms, as %s', (layout) => {
  const { body, getByRole } = draw({ ...examples.split.content, layout }, { formAction: null })
  expect(body.querySelector('form, input')).toBeNull()
  expect(getByRole('link', { name: 'Lanjut ke pembayaran' }).getAttribute('href')).toBe('/daftar')
})

test('is a form without a receipt while the page has no offer', () => {
  const { body, words } = draw(examples.split.content, { offer: noOffer })
  expect(words).not.toMatch(/Total|Rp/)
  expect(body.querySelector('form')).not.toBeNull()
})
