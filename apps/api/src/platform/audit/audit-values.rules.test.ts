import { expect, test } from 'vitest'
import { auditValue } from './audit-values.rules.ts'

test.each([
  'password',
  'newPassword',
  'secret',
  'webhookSecret',
  'accessToken',
  'token_hash',
  'apiKey',
  'Authorization',
  'otp',
  'recoveryCodes',
  'signing_key',
])('a value named %s is never stored, however deeply nested', (name) => {
  const kept = JSON.stringify(auditValue({ items: [{ inner: { [name]: 'rahasia-123' } }] }))

  expect(kept).not.toContain('rahasia-123')
  expect(kept).toContain(name)
})

test('digits that were sent to prove something are never stored, the code of a short link is', () => {
  expect(auditValue({ code: '482913', codes: ['1111', '2222'] })).toEqual({ code: '[removed]', codes: '[removed]' })
  expect(auditValue({ code: 'promo-juni' })).toEqual({ code: 'promo-juni' })
})

test('a link is kept without the token in its query', () => {
  expect(auditValue({ address: 'https://naikkelas.test/reset?token=abcdef&lang=id' })).toEqual({
    address: 'https://naikkelas.test/reset?token=…&lang=id',
  })
})

test('whether there is a secret may be known', () => {
  expect(auditValue({ hasSecret: true, secret: null })).toEqual({ hasSecret: true, secret: null })
})

test('a link with a signed token is kept without the token', () => {
  expect(auditValue({ address: 'https://naikkelas.test/preview/abcdefghijklmnop' })).toEqual({
    address: 'https://naikkelas.test/preview/…',
  })
})

test('a value of more than 32 KB is left out, with its size', () => {
  expect(auditValue({ text: 'a'.repeat(40_000) })).toEqual({ leftOut: 'too long', bytes: 40_011 })
})

test('dates are kept as text', () => {
  expect(auditValue({ at: new Date('2026-11-23T00:00:00Z') })).toEqual({ at: '2026-11-23T00:00:00.000Z' })
})
