import { expect, test } from 'vitest'
import { whatsappNumberSchema } from './whatsapp-number.ts'

const read = (text: string) => {
  const result = whatsappNumberSchema.safeParse(text)
  return result.success ? result.data : result.error.issues[0]?.message
}

test.each([
  ['081234567890', '6281234567890'],
  ['+6281234567890', '6281234567890'],
  ['6281234567890', '6281234567890'],
  [' 0812345 ', '62812345'],
  ['+123456789012345', '123456789012345'],
])('%j is the number %s', (typed, number) => expect(read(typed)).toBe(number))

test.each([
  ['', 'Nomor WhatsApp harus diisi'],
  ['   ', 'Nomor WhatsApp harus diisi'],
  ['+', 'Nomor WhatsApp harus diisi'],
  ['1234567890123456', 'Nomor WhatsApp terlalu panjang'],
  ['0812+345', "Simbol '+' hanya bisa diawal nomor"],
  ['0812345+', "Simbol '+' hanya bisa diawal nomor"],
  ['++62812', "Simbol '+' hanya bisa diawal nomor"],
  ['0812-3456', "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'"],
  ['nomor saya', "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'"],
  ['٠٨١٢', "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'"],
])('%j is refused: %s', (typed, message) => expect(read(typed)).toBe(message))
