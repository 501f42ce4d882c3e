import { expect, test } from 'vitest'
import { siteAddressPattern } from '../site-address.ts'
import { placementAt } from './banners.ts'

test.each([
  ['/', 2],
  ['/daftar-kelas-free', 3],
  ['/list-course/4', 3],
  ['/kelas/iklan', 3],
  ['/pengumuman/promo', 4],
  ['/pengumuman/detail/3', 4],
  ['/events', 1],
  ['/jasa-kami', 1],
  ['/karir', 1],
  ['/privacy', null],
  ['/404', null],
])('%s is of placement %s', (path, placement) => expect(placementAt(path)).toBe(placement))

test('a banner leads to a page of the site or to another one by HTTPS, and never to a script', () => {
  const leads = (address: string) => siteAddressPattern.test(address)
  expect(
    ['/', '/kelas/iklan?utm_source=banner', 'https://contoh.id', 'https://contoh.id/a?b#c'].filter(leads),
  ).toHaveLength(4)
  const wrong = ['kelas', '//contoh.id', '/\\contoh.id', 'http://contoh.id', 'javascript:alert(1)', 'https://', '/a b']
  expect(wrong.filter(leads)).toEqual([])
})
