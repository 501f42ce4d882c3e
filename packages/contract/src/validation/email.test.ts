import { expect, test } from 'vitest'
import { emailSchema } from './email.ts'

const read = (text: string) => {
  const result = emailSchema.safeParse(text)
  return result.success ? result.data : result.error.issues[0]?.message
}

test.each([
  ['siti@toko.id', 'siti@toko.id'],
  [' Siti.Aminah+kelas@Mail.Example.CO.ID ', 'siti.aminah+kelas@mail.example.co.id'],
  ['a_b%c-1@toko.info', 'a_b%c-1@toko.info'],
])('%j is the address %s', (typed, email) => expect(read(typed)).toBe(email))

test.each([
  '',
  'siti',
  'siti@toko',
  'siti@toko.i',
  'siti@toko.store',
  'si ti@toko.id',
  'siti@toko.id1',
  '@toko.id',
  'siti!@toko.id',
])('%j is refused', (typed) => expect(read(typed)).toBe('Periksa kembali alamat e-mail Anda'))
