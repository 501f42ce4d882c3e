import { type LinkWords, listedWords, wordsFrom } from '@naikkelas/page'

/** Of a page that lists none of its own; most do not, so they share it. */
const cities = listedWords({ kota: [] })

/**
 * Reads the city out of addresses of a page: one of the cities of the country, or of those that the page lists beside
 * them, as the page would write it. Whatever else an address says is none, so that made-up words fill no table.
 * @param words of the link, as the page was published
 */
export function cityIn(words?: LinkWords): (address: string) => string {
  const own = words?.kota?.words ?? []
  const listed = own.length === 0 ? cities : listedWords({ kota: own })
  return (address) => {
    const [beforeFragment = ''] = address.split('#', 1)
    const query = beforeFragment.indexOf('?')
    return query === -1 ? '' : (wordsFrom(beforeFragment.slice(query), listed).get('kota') ?? '')
  }
}
