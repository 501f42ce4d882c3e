import { describe, expect, test } from 'vitest'
import { whatsappNumber } from './whatsapp-number.rules.ts'

describe('an Indonesian number is kept in one spelling, however it is typed', () => {
  test.each([
    '081234567890',
    '+6281234567890',
    '6281234567890',
    '81234567890',
    '0812-3456-7890',
    '0812‑3456–7890',
    '+62 812 − 3456 — 7890',
    '+62 (812) 3456.7890',
    '+62 0812 3456 7890',
    '+62 812  -  3456  -  7890',
  ])('%s', (typed) => expect(whatsappNumber(typed)).toEqual({ number: '6281234567890' }))
})

test.each([
  ['+65 9123 4567', '6591234567'],
  ['+60 12-345 6789', '60123456789'],
  ['+81 90-1234-5678', '819012345678'],
  ['+1 (202) 555-0123', '12025550123'],
  ['+966 50 123 4567', '966501234567'],
])('a number of another country is kept by its code: %s', (typed, number) =>
  expect(whatsappNumber(typed)).toEqual({ number }),
)

const unknown = 'Tulis nomor WhatsApp seperti 0812 3456 7890; nomor luar negeri diawali + dan kode negaranya'
test.each([
  ['0812abc4567', "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'"],
  ['0812345678+', "Simbol '+' hanya bisa diawal nomor"],
  ['++628123456789', "Simbol '+' hanya bisa diawal nomor"],
  ['0812345678901234', 'Nomor WhatsApp terlalu panjang'],
  ['08123456789012', 'Nomor WhatsApp terlalu panjang'],
  ['628123456789012', 'Nomor WhatsApp terlalu panjang'],
  ['+62 812 - 3456 - 7890 - 1234 - 5678', 'Nomor WhatsApp terlalu panjang'],
  ['0215551234', unknown],
  ['60123456789', unknown],
  ['+', 'Nomor WhatsApp harus diisi'],
  ['+65 9123', 'Nomor WhatsApp terlalu pendek, misalnya 0812 3456 7890'],
  ['+65 9123 4567 8901 2345', 'Nomor WhatsApp terlalu panjang'],
  ['+6591234567890123', 'Nomor WhatsApp terlalu panjang'],
  ['65+91234567', "Simbol '+' hanya bisa diawal nomor"],
  ['0812', 'Nomor WhatsApp terlalu pendek, misalnya 0812 3456 7890'],
])('%s is refused with a sentence that says why', (typed, message) =>
  expect(whatsappNumber(typed)).toEqual({ message }),
)
