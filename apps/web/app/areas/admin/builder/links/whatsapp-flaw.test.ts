import { expect, test } from 'vitest'
import { typedLink } from './typed-link.ts'
import { whatsappFlaw } from './whatsapp-flaw.ts'

test.each([
  ['0812-3456-7890 12345', 'Nomor WhatsApp terlalu panjang'],
  ['0812+34567890', "Simbol '+' hanya bisa diawal nomor"],
  ['62812345678+', "Simbol '+' hanya bisa diawal nomor"],
  ['0812 3456 abcd', "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'"],
  ['+62 812 345', 'Nomor WhatsApp terlalu pendek, misalnya 0812 3456 7890'],
  ['08123', 'Nomor WhatsApp terlalu pendek, misalnya 0812 3456 7890'],
])('the number %s is refused as a link: %s', (words, problem) => {
  expect(typedLink(words, { anchors: new Map() })).toEqual({ problem })
})

test.each([
  '0812 3456 7890',
  '+62 812-3456-7890',
  '085.contoh.co.id/promo',
  '/081234',
  'https://wa.me/628',
  'apa saja',
])('%s is no number that is wrong', (words) => expect(whatsappFlaw(words)).toBeNull())
