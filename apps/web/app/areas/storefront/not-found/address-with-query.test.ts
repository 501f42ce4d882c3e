import { expect, test } from 'vitest'
import { addressWithQuery } from './address-with-query.ts'

test.each([
  ['/kelas', '?utm_source=ig', '/kelas?utm_source=ig'],
  ['/kelas?utm_source=brosur', '?fbclid=abc&utm_source=ig', '/kelas?utm_source=brosur&fbclid=abc&utm_source=ig'],
  ['/kelas#harga', '?fbclid=abc', '/kelas?fbclid=abc#harga'],
  ['/kelas?a=1#harga?b', '?c=2', '/kelas?a=1&c=2#harga?b'],
  ['/', '?c=2', '/?c=2'],
  ['/kelas', '?', '/kelas'],
  ['/kelas#harga', '', '/kelas#harga'],
  ['https://contoh.com/promo', '?fbclid=abc', 'https://contoh.com/promo'],
])('%s with %s redirects to %s', (target, search, address) => expect(addressWithQuery(target, search)).toBe(address))
