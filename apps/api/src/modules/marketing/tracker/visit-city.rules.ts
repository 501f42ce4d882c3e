import { type LinkWords, listedWords, wordsFrom } from '@naikkelas/page'

/** Of a page that lists none of its own; most do not, so they share it. */
const cities = listedWords({ kota: [] })

/**
 * Reads the city from an address of a page: a city of the country, or one that the page lists, in the page's spelling.
 * Any other value is no city, so that invented names do not fill the table.
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
