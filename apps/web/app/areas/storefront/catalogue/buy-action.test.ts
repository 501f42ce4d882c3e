import { rupiah } from '@naikkelas/contract/money'
import { expect, test } from 'vitest'
import { buyActionOf } from './buy-action.ts'

const contact = { email: '', whatsapp: '', address: '', socialLinks: [] }
const sales = { isPaymentOpen: false, isServiceOpen: false, isMentorOpen: false }
const course = {
  kind: 'course',
  number: 12,
  name: 'Iklan & Stok',
  price: rupiah(249_000),
  availability: 'available',
  event: null,
} as const

test('what can be paid leads to the checkout of its kind, and what costs nothing always does', () => {
  const open = { contact, sales: { ...sales, isPaymentOpen: true } }
  expect(buyActionOf(course, open)).toEqual({ kind: 'link', label: 'Daftar sekarang', href: '/checkout/12' })
  expect(buyActionOf({ ...course, price: rupiah(0) }, { contact, sales })).toMatchObject({ href: '/checkout/12' })
  expect(buyActionOf({ ...course, kind: 'event' }, open)).toMatchObject({ href: '/checkout-event/12' })
  expect(buyActionOf({ ...course, kind: 'tool' }, open)).toMatchObject({ label: 'Beli', href: '/checkout-produk/12' })
  const all = { contact, sales: { isPaymentOpen: true, isServiceOpen: true, isMentorOpen: true } }
  for (const [kind, href] of [
    ['service', '/checkout-jasa/12'],
    ['add_on', '/checkout-addon/12'],
  ] as const) {
    expect(buyActionOf({ ...course, kind }, open)).toMatchObject({ kind: 'refusal' })
    expect(buyActionOf({ ...course, kind }, all)).toMatchObject({ href })
  }
})

test('a course is registered for by WhatsApp, with a message that names it', () => {
  const action = buyActionOf(course, {
    sales,
    contact: { ...contact, whatsapp: '+62 812-0000-1234', email: 'a@b.test' },
  })
  expect(action).toEqual({
    kind: 'link',
    label: 'Daftar sekarang',
    href: `https://wa.me/6281200001234?text=${encodeURIComponent('Halo, saya ingin mendaftar “Iklan & Stok”.')}`,
  })
})

test('without a number it is by mail, and without either the page says that it is not open', () => {
  expect(buyActionOf(course, { sales, contact: { ...contact, email: 'halo@toko.test' } })).toMatchObject({
    href: expect.stringMatching(/^mailto:halo@toko\.test\?subject=/),
  })
  expect(buyActionOf(course, { sales, contact })).toMatchObject({ kind: 'refusal' })
})

test('what is sold out or closed says so instead', () => {
  const open = { sales, contact: { ...contact, whatsapp: '62812' } }
  expect(buyActionOf({ ...course, availability: 'sold_out' }, open)).toEqual({
    kind: 'refusal',
    text: 'Kursinya sudah habis.',
  })
  expect(buyActionOf({ ...course, availability: 'ended' }, open)).toMatchObject({ kind: 'refusal' })
  const event = { mode: 1, paid: 0, startsAt: null, endsAt: null, nextAt: null, place: null, isOver: true }
  expect(buyActionOf({ ...course, kind: 'event', availability: 'ended', event }, open)).toEqual({
    kind: 'refusal',
    text: 'Acara ini sudah selesai.',
  })
})
