import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretFor } from './app-secret.ts'
import { createKeyRing } from './key-ring.ts'
import { signedText, signedToken } from './signed-token.ts'

const [first, second] = ['the first secret, long enough to be one', 'the second secret, long enough to be one']
const keys = createKeyRing([first])('opt-out')
const rotated = createKeyRing([second, first])('opt-out')
const token = signedToken(keys, 'person.7')

test('a token carries its text, and a changed one or one for another purpose is refused', () => {
  expect(signedText(keys, token)).toBe('person.7')
  expect(signedText(createKeyRing([first])('downloads'), token)).toBeNull()
  for (const changed of [token.replace('7', '8'), `${token}x`, token.slice(0, -1), 'person.7', ''])
    expect([changed, signedText(keys, changed)]).toEqual([changed, null])
})

test('after a rotation links in mails still work, and new ones are signed with the new secret alone', () => {
  expect(signedText(rotated, token)).toBe('person.7')
  const fresh = signedToken(rotated, 'person.8')
  expect(signedText(createKeyRing([second])('opt-out'), fresh)).toBe('person.8')
  expect(signedText(keys, fresh)).toBeNull()
})

test('links from before keys had ids work with the secret they were signed with, current or former', () => {
  const mac = createHmac('sha256', secretFor(first, 'opt-out')).update('person.7').digest('base64url').slice(0, 24)
  expect(signedText(keys, `person.7.${mac}`)).toBe('person.7')
  expect(signedText(rotated, `person.7.${mac}`)).toBe('person.7')
  expect(signedText(createKeyRing([second])('opt-out'), `person.7.${mac}`)).toBeNull()
})
