import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noOffer } from '../offer.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './order-form.examples.ts'
import type { OrderFormContent } from './order-form.section.ts'
import OrderFormView from './order-form.view.tsx'

const draw = (content: OrderFormContent, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <OrderFormView content={content} page={storyPage('order_form', {}, rest)} slot={(_path, node) => node} />,
  )
const names = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
const layouts = ['split', 'slip'] as const

test.each(layouts)('hands name, number, address and coupon to the checkout as %s', (layout) => {
  const html = draw({ ...examples.split.content, layout }, { formAction: '/checkout/kuasai-data' })
  expect(html).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/checkout\/kuasai-data"/)
  expect(names(html)).toEqual(['name', 'whatsapp', 'email', 'coupon', 'consent', 'website', 'elapsed'])
})

test.each(layouts)('shows what is ordered and its price as %s', (layout) => {
  const words = draw({ ...examples.split.content, layout })
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
  expect(words).toMatch(/Kuasai Data Usaha\|.*Total\|Rp349\.000/)
})

test('a coupon may be left empty, and is asked only when the marketer wants it', () => {
  const coupon = / name="coupon"[^>]*/.exec(draw(examples.split.content))?.[0]
  expect(coupon).not.toContain('required')
  expect(names(draw(examples.splitWithConsent.content))).toEqual([
    'name',
    'whatsapp',
    'email',
    'consent',
    'website',
    'elapsed',
  ])
})

test.each(layouts)('leads to the checkout by its button where nothing receives forms, as %s', (layout) => {
  const html = draw({ ...examples.split.content, layout }, { formAction: null })
  expect(html).not.toMatch(/<form|<input/)
  expect(html).toMatch(/<a[^>]+href="\/daftar"[^>]*>Lanjut ke pembayaran<\/a>/)
})

test('is a form without nota while the page has no offer', () => {
  const html = draw(examples.split.content, { offer: noOffer })
  expect(html).not.toMatch(/Total|Rp/)
  expect(html).toContain('<form')
})
