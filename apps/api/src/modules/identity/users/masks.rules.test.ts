import { expect, test } from 'vitest'
import { maskedEmail, maskedPhone } from './masks.rules.ts'

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
