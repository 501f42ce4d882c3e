import { expect, test } from 'vitest'
import { speculationRules } from './speculation-rules.ts'

const patterns = speculationRules().prerender.flatMap(({ where }) => where.or.map(({ href_matches }) => href_matches))
const names = (path: string) => patterns.some((pathname) => new URLPattern({ pathname }).test({ pathname: path }))

test.each(['/', '/privacy', '/other-menus', '/kelas/rapi-pembukuan', '/event/temu-mitra', '/p/kopi-ratna'])(
  '%s may be prepared before it is opened',
  (path) => {
    expect(names(path)).toBe(true)
  },
)

test.each([
  '/login',
  '/reset-password',
  '/keluar',
  '/search',
  '/wishlist',
  '/bandingkan',
  '/profile/7',
  '/kelas-saya',
  '/event-saya',
  '/produk-saya',
  '/pembelian-saya',
  '/checkout/7',
  '/admin',
  '/admin/landing-pages',
  '/partner',
  '/api/session',
  '/s/abcd23',
  '/wa/abcd23',
  '/unduh/tanda',
  '/terima-kasih/1/2',
])('%s is never fetched ahead of a visit', (path) => {
  expect(names(path)).toBe(false)
})
