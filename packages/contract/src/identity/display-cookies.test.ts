import { expect, test } from 'vitest'
import { displayCookieName, returnPath } from './display-cookies.ts'

const origin = 'https://naikkelas.id'

test('display cookies carry the name of the environment', () =>
  expect(displayCookieName('staging', 'UserID')).toBe('staging_UserID'))

test.each([
  ['/kelas/iklan-pertama?ref=ratna#harga', '/kelas/iklan-pertama?ref=ratna#harga'],
  ['https://naikkelas.id/pembelian-saya', '/pembelian-saya'],
  ['profile/12', '/profile/12'],
])('a sign-in returns to %s', (address, path) => expect(returnPath(address, origin)).toBe(path))

test.each([
  ['nothing', ''],
  ['no cookie', null],
  ['another site', 'https://penipu.example/kelas'],
  ['a site without its scheme', '//penipu.example/kelas'],
  ['a site behind backslashes', '/\\penipu.example'],
  ['a path that becomes a site', 'https://naikkelas.id//penipu.example'],
  ['a name before the host', 'https://naikkelas.id@penipu.example/'],
  ['credentials', 'https://orang:sandi@naikkelas.id/kelas'],
  ['a script', 'javascript:alert(1)'],
  ['the home page', '/'],
  ['the list of services', '/jasa-kami/'],
  ['the partners’ marketing page', '/partner-marketing-page'],
  ['the privacy page', '/privacy?bahasa=id'],
  ['the disclaimer', '/disclaimer'],
  ['the terms', '/term-and-condition'],
  ['the sign-in itself', '/login?x=1'],
  ['the back office', '/admin/landing-pages'],
  ['an address without an end', `/${'a'.repeat(2_100)}`],
])('a sign-in never returns to %s', (_, address) => expect(returnPath(address, origin)).toBe(null))

test('a service’s own page is returned to', () =>
  expect(returnPath('/jasa-kami/tiktok-shop', origin)).toBe('/jasa-kami/tiktok-shop'))
