import { expect, test } from 'vitest'
import { keepAskedAddress } from './asked-address.ts'

test('an address is kept for half a minute, for the not-found page alone, in letters that a cookie may have', () => {
  expect(keepAskedAddress('/kelas lama;x=1')).toBe(
    'nk_asked=%2Fkelas%20lama%3Bx%3D1; Max-Age=30; Path=/404; SameSite=Lax',
  )
  expect(keepAskedAddress(`/${'a'.repeat(900)}`).length).toBeLessThan(300)
})
