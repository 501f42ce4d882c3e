import { expect, test } from 'vitest'
import { withLists } from './listed-addresses.ts'

test('lists of the site are in its sitemap, each with the latest change of what it lists', () => {
  const pages = [
    { address: '/kelas/satu', publishedAt: '2026-11-20T00:00:00.000Z' },
    { address: '/kelas-gratis/dua', publishedAt: '2026-11-22T00:00:00.000Z' },
    { address: '/karir/3', publishedAt: '2026-11-21T00:00:00.000Z' },
  ]
  const found = new Map(withLists(pages).map(({ address, publishedAt }) => [address, publishedAt]))
  expect(
    ['/daftar-kelas-premium', '/daftar-kelas-terbaik', '/karir/pencarian', '/events', '/privacy'].map((path) =>
      found.get(path),
    ),
  ).toEqual(['2026-11-20T00:00:00.000Z', '2026-11-22T00:00:00.000Z', '2026-11-21T00:00:00.000Z', null, null])
  expect(withLists(pages)).toEqual(expect.arrayContaining(pages))
})
