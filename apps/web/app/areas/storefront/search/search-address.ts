import { courseLevels, plainText, sellableKinds } from '@naikkelas/contract'
import { searchPrices, searchTextAtMost } from '@naikkelas/contract/commerce'
import { listAddressOf, placeParam } from '../catalogue/list-address.ts'
import { publicNumber } from '../catalogue/public-number.ts'

const priceParams = { gratis: 'free', berbayar: 'paid' } as const

export type SearchAddress = ReturnType<typeof searchAddressOf>

/** What an address of the search asks for; what it cannot mean is left out. */
export function searchAddressOf(params: URLSearchParams) {
  const words = plainText(params.get('cari') ?? '')
  const price = params.get('harga') ?? ''
  return {
    words: words.isWellFormed() ? words : '',
    isTooLong: words.length > searchTextAtMost,
    kind: sellableKinds.find((kind) => kind === params.get('jenis')),
    category: publicNumber(params.get('kategori') ?? undefined) ?? undefined,
    price: searchPrices.find((one) => Object.hasOwn(priceParams, price) && priceParams[price as 'gratis'] === one),
    level: courseLevels.find((level) => level === params.get('tingkat')),
    ...listAddressOf(params),
  }
}

export const paramOfPrice = { free: 'gratis', paid: 'berbayar' } as const

type Asked = { [Name in keyof SearchAddress]?: SearchAddress[Name] | undefined }

/** The address of a search, of its first page unless a place is given. */
export function searchHref(
  { words, kind, category, price, level, sort }: Asked,
  place?: { side: 'after' | 'before'; at: string },
): string {
  const params = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') params.set(name, String(value))
  }
  set('cari', words)
  set('jenis', kind)
  set('kategori', category)
  set('harga', price && paramOfPrice[price])
  set('tingkat', level)
  set('urut', sort)
  if (place) set('halaman', placeParam(place.side, place.at))
  return params.size === 0 ? '/search' : `/search?${params}`
}
