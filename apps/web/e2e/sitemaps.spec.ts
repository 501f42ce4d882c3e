import { applicationPaths, specificationPaths } from '@naikkelas/contract'
import { exhaustive, expect, test } from './support/journey.ts'

const addressesIn = (map: string) =>
  [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

test(
  'each public path that may be found is in exactly one sitemap, and nothing else is',
  exhaustive,
  async ({ page }) => {
    test.slow()
    const { request } = page
    const read = async (path: string) => (await request.get(path)).text()
    const root = await read('/sitemap.xml')
    const maps = root.includes('<sitemapindex') ? await Promise.all(addressesIn(root).map(read)) : [root]
    const listed = maps.flatMap(addressesIn)
    expect(listed.filter((address, index) => listed.indexOf(address) !== index)).toEqual([])

    /** Shown at its own address, and not refused to search engines. */
    const isFound = async (path: string) => {
      const answer = await request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 })
      const isRefused = /<meta name="robots" content="noindex"/.test(await answer.text())
      return answer.status() === 200 && answer.headers()['x-robots-tag'] === undefined && !isRefused
    }
    // Of the routes that are the same for every record; of addresses that records have, those of the map.
    const paths = new Set([
      ...applicationPaths,
      ...specificationPaths.public,
      ...specificationPaths.tutorial,
      ...listed,
    ])
    const wrong = []
    for (const path of [...paths].filter((one) => !one.includes('{')))
      if ((await isFound(path)) !== listed.includes(path)) wrong.push(path)
    expect(wrong).toEqual([])
  },
)
