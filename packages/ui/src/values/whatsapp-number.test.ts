import { expect, test } from 'vitest'
import { whatsappNumberFlaw, whatsappNumberOf } from './whatsapp-number.ts'

test.each([
  ['', 'Nomor WhatsApp harus diisi'],
  ['  ', 'Nomor WhatsApp harus diisi'],
  ['+', 'Nomor WhatsApp harus diisi'],
  ['0812345678901234', 'Nomor WhatsApp terlalu panjang'],
  ['+628123456789012345', 'Nomor WhatsApp terlalu panjang'],
  ['0812+34567890', "Simbol '+' hanya bisa diawal nomor"],
  ['62812345678+', "Simbol '+' hanya bisa diawal nomor"],
  ['++62812345678', "Simbol '+' hanya bisa diawal nomor"],
  ['0812 3456 abcd', "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'"],
  ['0812/3456', "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'"],
  ['٠٨١٢', "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'"],
])('%j is refused: %s', (text, flaw) => {
  expect(whatsappNumberFlaw(text)).toBe(flaw)
})

test.each([
  ['0812-3456-7890', '081234567890'],
  ['+62 (812) 3456.7890', '+6281234567890'],
  ['\u202a+62 812‑3456–7890\u202c', '+6281234567890'],
  ['123456789012345', '123456789012345'],
  ['+123456789012345', '+123456789012345'],
])('%j can be kept, as %s', (text, number) => {
  expect(whatsappNumberFlaw(text)).toBeNull()
  expect(whatsappNumberOf(text)).toBe(number)
})
