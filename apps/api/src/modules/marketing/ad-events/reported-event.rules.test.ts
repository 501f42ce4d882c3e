import { expect, test } from 'vitest'
import { browserFacts, consentOf } from './reported-event.rules.ts'

const from = (clientAddress: string, cookie: string | null = null) =>
  browserFacts({ cookie, userAgent: 'x'.repeat(2_000), clientAddress })

test('the client’s IP address is sent when it is public', () => {
  expect(from('36.68.1.9').clientAddress).toBe('36.68.1.9')
  for (const own of ['127.0.0.1', '10.0.0.4', 'unknown', '203.0.113.7', '']) expect(from(own).clientAddress).toBeNull()
})

test('a browser names itself in at most 500 letters', () => {
  expect(from('36.68.1.9').userAgent).toHaveLength(500)
})

test('cookies are forwarded in the format of the advertiser, without duplicates', () => {
  const fbp = 'fb.1.1716350000000.123456789'
  expect(from('', `_fbp=${fbp}; _ga=GA1.1.111.222; nk_src=utm`).cookies).toEqual({ fbp, ga: '111.222' })
  expect(from('', `_fbp=${fbp}; _fbp=fb.1.1716350000000.1`).cookies).toEqual({})
  expect(from('', `_fbp=${'9'.repeat(5_000)}; _fbc=fb.1.2.${'a'.repeat(900)}`).cookies).toEqual({})
})

test.each([
  ['mk', { meta: 'visits', tiktok: 'visits' }],
  ['Mk', { meta: 'visitsAndContacts', tiktok: 'visits' }],
  ['mM', { meta: 'visitsAndContacts' }],
  ['G0', { google: 'visitsAndContacts' }],
  ['0', {}],
  ['0mk', {}],
  ['', {}],
  ['1', {}],
  ['mkx', {}],
  ['m'.repeat(50), {}],
])('a consent of "%s" applies only to the advertisers it names', (answer, consent) => {
  expect(consentOf(`_ga=1; nk_ok=${answer}`)).toEqual(consent)
})

test('an injected second consent cookie is ignored', () => {
  expect(consentOf('nk_ok=m; nk_ok=mkg')).toEqual({})
})
