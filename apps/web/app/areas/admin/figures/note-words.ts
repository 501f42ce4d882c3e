import type { PageFigures } from '@naikkelas/contract'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { rupiahWords } from './figure-words.ts'

const priceWords = (price: number | null) => (price === null ? 'tanpa harga' : rupiahWords(price))

/** What happened to a page, and when. */
export function noteWords({ at, kind, price, priceBefore }: PageFigures['notes'][number]): string {
  const what =
    kind === 'published'
      ? 'Halaman diterbitkan'
      : `Harga berubah dari ${priceWords(priceBefore)} menjadi ${priceWords(price)}`
  return `${what}, ${formatDateTime(at)}`
}
