import { expect, test } from 'vitest'
import { partnerReferenceSchema, partnerSubdomainSchema, withReference } from './partners.ts'

test.each([
  ['/p/kopi-ratna', 'ratna', '/p/kopi-ratna?ref=ratna'],
  ['/kelas-partner/kopi?utm_source=wa', 'ratna', '/kelas-partner/kopi?utm_source=wa&ref=ratna'],
  ['/p/kopi#harga', 'ratna', '/p/kopi?ref=ratna#harga'],
  ['/p/kopi', null, '/p/kopi'],
])('%s of %s is %s', (address, reference, whole) => expect(withReference(address, reference)).toBe(whole))

test.each(['ab', 'Ratna', 'a b', '<script>', 'a--b', '-abc', 'x'.repeat(33), 'ratna&x=1'])(
  '%j is no reference',
  (typed) => expect(partnerReferenceSchema.safeParse(typed).success).toBe(false),
)

test.each(['www', 'admin', 'api', 'media', '127', 'a.b', 'kopi_ratna', 'Kopi', 'kopi-', 'x'.repeat(41)])(
  '%j is not a valid partner subdomain',
  (typed) => expect(partnerSubdomainSchema.safeParse(typed).success).toBe(false),
)

test('a name of its own is a valid subdomain', () =>
  expect(partnerSubdomainSchema.safeParse('kopi-ratna').success).toBe(true))
