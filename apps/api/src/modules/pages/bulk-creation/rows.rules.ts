import type { FieldIssue } from '@naikkelas/contract'
import type { PageRow, RowOffer } from '@naikkelas/contract/pages'
import type { PageDocument } from '@naikkelas/page'

export const takenMessage = 'Tautan ini sudah dipakai halaman lain.'

/** What is wrong with rows beside their form, by `rows.<n>.<key>`; links are asked of `flawOf`. */
export function rowMistakes(
  rows: readonly PageRow[],
  offer: PageDocument['offer'],
  flawOf: (link: string) => string | null,
): FieldIssue[] {
  const seen = new Set<string>()
  return rows.flatMap((row, at) => {
    const link = row.link_landing_page
    const linkMistake = seen.has(link) ? 'Tautan ini sudah dipakai baris lain.' : flawOf(link)
    seen.add(link)
    const { price, strikePrice } = offerOf(offer, row.offer)
    return [
      ...(linkMistake === null ? [] : [{ path: `rows.${at}.link_landing_page`, message: linkMistake }]),
      ...(price !== null && strikePrice !== null && strikePrice <= price
        ? [
            {
              path: `rows.${at}.offer.strikePrice`,
              message: 'Harga sebelum diskon harus lebih tinggi daripada harga penawaran.',
            },
          ]
        : []),
    ]
  })
}

/** The offer of a row's page. It is typed, so nothing of it follows a record of the page it is made from. */
export function offerOf(offer: PageDocument['offer'], given: RowOffer): PageDocument['offer'] {
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { ...offer, ...values, record: null, bound: [] }
}
