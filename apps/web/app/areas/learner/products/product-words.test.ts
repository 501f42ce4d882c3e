import { expect, test } from 'vitest'
import { helpAddress, productPath, validityWords } from './product-words.ts'

const product = {
  kind: 'tool',
  orderCode: '01ABCDEFGHJKMN',
  name: 'Iklan & Stok',
  summary: '',
  cover: null,
  address: '/tools-kami',
  platform: 'shopee',
  obtainedAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-12-20T10:00:00.000Z',
  hasEnded: false,
} as const

test('until when a product may be used is shown in words', () => {
  expect(validityWords(product)).toBe('Berlaku sampai 20 Desember 2026')
  expect(validityWords({ ...product, hasEnded: true })).toBe('Berakhir 20 Desember 2026')
  expect(validityWords({ ...product, endsAt: null })).toBe('Berlaku tanpa batas waktu')
})

test('a message to the team names the product and its order, and there is none without a number', () => {
  expect(helpAddress(product, '+62 812-0000-1234')).toBe(
    `https://wa.me/6281200001234?text=${encodeURIComponent('Halo, saya ingin mengaktifkan “Iklan & Stok” (pesanan 01ABCDEFGHJKMN).')}`,
  )
  expect(helpAddress(product, '')).toBeNull()
})

test('each kind has an address of its own', () => {
  expect(productPath(product)).toBe('/produk-saya/tools/01ABCDEFGHJKMN')
  expect(productPath({ ...product, kind: 'add_on' })).toBe('/produk-saya/super-mentor/01ABCDEFGHJKMN')
})
