import { expect, test } from 'vitest'
import { hostileInput } from './input-guard.ts'

test.each(['__proto__', 'constructor', 'prototype'])('the key %s is refused at any depth, by its path', (key) => {
  expect(hostileInput(JSON.parse(`{"changes":[{"value":{"${key}":{"role":0}}}]}`))).toEqual({
    path: `changes.0.value.${key}`,
    message: 'Nama isian ini tidak diterima',
  })
})

test('forms and queries are checked in the same way', () => {
  expect(hostileInput(Object.assign(Object.create(null), { nama: 'a\u0000b' }))).toMatchObject({ path: 'nama' })
})

test('an ordinary document passes, at every depth that documents may have', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 'dasar' : { isi: nested(depth - 1) })
  expect(hostileInput(nested(32))).toBeUndefined()
  expect(hostileInput(nested(60))).toMatchObject({ message: 'Isian ini bersarang terlalu dalam' })
  expect(hostileInput({ judul: 'Diskon 50% 🎉', angka: [1, null, true] })).toBeUndefined()
})
