import { expect, test } from 'vitest'
import { networkAddress, networkIds, networks, readableHandle } from './networks.ts'

test.each([
  ['instagram', '@kak.wulan', 'https://www.instagram.com/kak.wulan'],
  ['instagram', 'instagram.com/kak.wulan', 'https://instagram.com/kak.wulan'],
  ['tiktok', 'kakwulan', 'https://www.tiktok.com/@kakwulan'],
  ['tiktok', 'https://vt.tiktok.com/ZS8abc/', 'https://vt.tiktok.com/ZS8abc/'],
  ['youtube', '@kelasdata', 'https://www.youtube.com/@kelasdata'],
  ['whatsapp', '0812 0000 1234', 'https://wa.me/6281200001234'],
  ['shopee', 'kopiratna', 'https://shopee.co.id/kopiratna'],
  ['email', 'halo@kopiratna.id', 'mailto:halo@kopiratna.id'],
  ['website', 'kopiratna.id/menu', 'https://kopiratna.id/menu'],
] as const)('a handle on %s, %s, leads to %s', (id, handle, address) => {
  expect(networkAddress(id, handle)).toBe(address)
})

test.each([
  ['instagram', 'https://instagram.com.jahat.example/kakwulan'],
  ['instagram', 'https://jahat.example/instagram.com'],
  ['instagram', 'kak wulan'],
  ['instagram', '../masuk'],
  ['whatsapp', 'javascript:alert(1)'],
  ['whatsapp', '12'],
  ['email', 'halo'],
  ['email', 'halo@kopi.id?bcc=x@y.id'],
  ['website', 'javascript:alert(1)'],
  ['website', 'kopi'],
] as const)('an invalid handle on %s, %s, has no address', (id, handle) => {
  expect(networkAddress(id, handle)).toBeNull()
})

test('an empty handle has no address on any network', () => {
  for (const id of networkIds) expect(networkAddress(id, ' ')).toBeNull()
})

test('a handle is shown in its usual form, also when an address was pasted', () => {
  expect(readableHandle('instagram', 'https://www.instagram.com/kakwulan/?hl=id')).toBe('@kakwulan')
  expect(readableHandle('tiktok', '@kakwulan')).toBe('@kakwulan')
  expect(readableHandle('website', 'https://www.kopiratna.id/')).toBe('kopiratna.id')
  expect(readableHandle('whatsapp', '0812 0000 1234')).toBe('0812 0000 1234')
})

test('every icon is different', () => {
  const drawn = networkIds.map((id) => networks[id].glyph.d + (networks[id].glyph.fill ?? ''))
  expect(new Set(drawn).size).toBe(networkIds.length)
})
