import { createCipheriv, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretFor } from './app-secret.ts'
import { createKeyRing } from './key-ring.ts'
import { openText, sealText } from './sealed-text.ts'

const [first, second] = ['the first secret, long enough to be one', 'the second secret, long enough to be one']
const keys = createKeyRing([first])('pixel tokens')
const rotated = createKeyRing([second, first])('pixel tokens')
const sealed = sealText(keys, 'halaman 1', 'rahasia dagang')

/** As texts were sealed before keys had ids. */
function sealedWithoutId(secret: string, place: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secretFor(secret, 'pixel tokens'), '', 'seal', 32))
  const iv = Buffer.alloc(12, 7)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

test('what was sealed opens again, and is never the same twice', () => {
  expect(openText(keys, 'halaman 1', sealed)).toBe('rahasia dagang')
  expect(sealText(keys, 'halaman 1', 'rahasia dagang')).not.toBe(sealed)
  expect(Buffer.from(sealed.split('.')[1]!, 'base64url').toString('latin1')).not.toContain('rahasia')
})

test('it opens with no other key, in no other place, and not when a letter of it was changed', () => {
  const [id = '', body = ''] = sealed.split('.')
  const changed = `${id}.${body.replace(/^./, (letter) => (letter === 'x' ? 'y' : 'x'))}`
  expect(openText(createKeyRing([second])('pixel tokens'), 'halaman 1', sealed)).toBeNull()
  expect(openText(createKeyRing([first])('webhook keys'), 'halaman 1', sealed)).toBeNull()
  expect(openText(keys, 'halaman 2', sealed)).toBeNull()
  expect(openText(keys, 'halaman 1', changed)).toBeNull()
  for (const nonsense of ['', 'abc', '"><script>', `${id}.`, `.${body}`])
    expect(openText(keys, 'halaman 1', nonsense)).toBeNull()
})

test('after a rotation former texts still open and new ones are sealed with the new secret alone', () => {
  expect(openText(rotated, 'halaman 1', sealed)).toBe('rahasia dagang')
  const fresh = sealText(rotated, 'halaman 1', 'baru')
  expect(openText(createKeyRing([second])('pixel tokens'), 'halaman 1', fresh)).toBe('baru')
  expect(openText(keys, 'halaman 1', fresh)).toBeNull()
})

test('texts from before keys had ids open with the secret they were sealed with, current or former', () => {
  const old = sealedWithoutId(first, 'halaman 1', 'dari dulu')
  expect(openText(keys, 'halaman 1', old)).toBe('dari dulu')
  expect(openText(rotated, 'halaman 1', old)).toBe('dari dulu')
  expect(openText(createKeyRing([second])('pixel tokens'), 'halaman 1', old)).toBeNull()
})
