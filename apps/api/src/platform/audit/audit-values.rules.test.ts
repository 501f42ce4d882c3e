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
])('a value named %s is never stored, however deeply nested', (name) => {
  const kept = JSON.stringify(auditValue({ items: [{ inner: { [name]: 'rahasia-123' } }] }))

  expect(kept).not.toContain('rahasia-123')
  expect(kept).toContain(name)
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
