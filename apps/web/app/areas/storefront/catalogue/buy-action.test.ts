import { expect, test } from 'vitest'
import { buyActionOf } from './buy-action.ts'

const contact = { email: '', whatsapp: '', address: '', socialLinks: [] }
const course = { kind: 'course', name: 'Iklan & Stok', availability: 'available', event: null } as const

test('a course is registered for by WhatsApp, with a message that names it', () => {
  const action = buyActionOf(course, { contact: { ...contact, whatsapp: '+62 812-0000-1234', email: 'a@b.test' } })
  expect(action).toEqual({
    kind: 'link',
    label: 'Daftar sekarang',
    href: `https://wa.me/6281200001234?text=${encodeURIComponent('Halo, saya ingin mendaftar “Iklan & Stok”.')}`,
  })
})

test('without a number it is by mail, and without either the page says that it is not open', () => {
  expect(buyActionOf(course, { contact: { ...contact, email: 'halo@toko.test' } })).toMatchObject({
    href: expect.stringMatching(/^mailto:halo@toko\.test\?subject=/),
  })
  expect(buyActionOf(course, { contact })).toMatchObject({ kind: 'refusal' })
})

test('what is sold out or closed says so instead', () => {
  const open = { contact: { ...contact, whatsapp: '62812' } }
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
