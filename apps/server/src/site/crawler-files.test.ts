import { expect, test } from 'vitest'
import { rememberedMaps, siteMaps } from './crawler-files.ts'

const publicUrl = 'https://naikkelas.test'
const pages = Array.from({ length: 5 }, (_, index) => ({
  address: index === 0 ? '/p/kopi-ratna' : `/kelas-${index}`,
  publishedAt: `2026-11-2${index}T00:00:00.000Z`,
}))
const addressesIn = (map = '') => [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('up to the limit all pages, also of partners, are in one sitemap, each with its publish date', () => {
  const maps = siteMaps({ publicUrl, pages })
  expect([...maps.keys()]).toEqual(['/sitemap.xml'])
  expect(maps.get('/sitemap.xml')).toContain(
    '<url><loc>https://naikkelas.test/p/kopi-ratna</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod></url>',
  )
  expect(addressesIn(maps.get('/sitemap.xml'))).toHaveLength(5)
})

test.each([
  ['addresses', { addresses: 2, bytes: 1_000_000 }],
  ['bytes', { addresses: 50_000, bytes: 360 }],
])('a list beyond the limit of %s is split, with an index of the parts and the latest date of each', (_, limits) => {
  const maps = siteMaps({ publicUrl, pages, limits })
  const index = maps.get('/sitemap.xml') ?? ''
  const parts = addressesIn(index).map((address = '') => maps.get(address.slice(publicUrl.length)) ?? '')
  expect(index).toContain('<sitemapindex')
  expect(index).toContain('<lastmod>2026-11-24T00:00:00.000Z</lastmod>')
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.flatMap(addressesIn)).toEqual(pages.map(({ address }) => publicUrl + address))
  for (const part of parts) {
    expect(addressesIn(part).length).toBeLessThanOrEqual(limits.addresses)
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(limits.bytes)
  }
})

test('fifty thousand and one pages are two sitemaps', () => {
  const many = Array.from({ length: 50_001 }, (_, index) => ({ address: `/kelas-${index}`, publishedAt: null }))
  expect([...siteMaps({ publicUrl, pages: many }).keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'])
})

test('the list is loaded once a minute, and immediately after a failure', async () => {
  let [asked, at] = [0, 0]
  const maps = rememberedMaps(
    async () => {
      asked += 1
      if (asked === 1) throw new Error('the database is away')
      return new Map()
    },
    () => at,
  )
  await expect(maps()).rejects.toThrow()
  await Promise.all([maps(), maps()])
  expect(asked).toBe(2)
  at = 60_001
  await maps()
  expect(asked).toBe(3)
})

test('during a database outage the last known sitemaps are served, and loading is retried', async () => {
  let isAway = false
  let asked = 0
  let at = 0
  const maps = rememberedMaps(
    async () => {
      asked += 1
      if (isAway) throw new Error('the database is away')
      return new Map([['/sitemap.xml', `map ${asked}`]])
    },
    () => at,
  )
  await maps()
  isAway = true
  at = 60_001
  expect([...(await maps()).values()]).toEqual(['map 1'])
  isAway = false
  expect([...(await maps()).values()]).toEqual(['map 3'])
})
