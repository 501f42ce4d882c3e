import { expect, test } from 'vitest'
import { maskedAddress, maskedContact, maskedEmail, maskedPhone } from './masks.rules.ts'

test.each([
  ['sari.dewi@gmail.com', 's•••@g•••.com'],
  ['a@b.id', 'a•••@b•••.id'],
  ['budi@mail.sekolah.co.id', 'b•••@m•••.id'],
])('of the e-mail %s is shown %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})

test.each([
  ['6281234567890', '+62 812•••7890'],
  ['6281234567', '+62 812•••67'],
  ['14155550123', '+14•••0123'],
])('of the number %s is shown %s', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown)
})

test('contact data and addresses keep what says which they are, and nothing to write or go to', () => {
  expect(maskedContact({ name: 'Sari', email: 'sari@gmail.com', phone: '6281234567890' })).toEqual({
    name: 'Sari',
    email: 's•••@g•••.com',
    phone: '62 812•••7890',
  })
  expect(maskedContact({ email: 'sari@gmail.com', phone: null }).phone).toBeNull()
  const place = { city: 'Bandung', phone: '6281234567890', street: 'Jalan Dago 1', note: '' }
  expect(maskedAddress(place)).toEqual({ city: 'Bandung', phone: '•••7890', street: '•••', note: '' })
})
