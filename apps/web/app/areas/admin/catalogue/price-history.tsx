import type { PriceChange } from '@naikkelas/contract/commerce'
import { formatDateTime, formatRupiah } from '@naikkelas/ui/format'
import { Timeline, TimelineItem } from '@naikkelas/ui/timeline'

const amount = (price: number | null) => (price === null ? 'tanpa harga' : formatRupiah(price))

/** Price, with the one that is struck through in brackets. */
export const priceWords = (price: number | null, strikePrice: number | null) =>
  strikePrice === null ? amount(price) : `${amount(price)} (dari ${amount(strikePrice)})`

/** Former prices with who changed them and why, latest first. */
export function PriceHistory({ prices }: { prices: readonly PriceChange[] }) {
  if (prices.length === 0) return null
  return (
    <section aria-labelledby="riwayat-harga" className="flex flex-col gap-4">
      <h2 id="riwayat-harga" className="text-app-lg font-semibold">
        Riwayat harga
      </h2>
      <Timeline>
        {prices.map(({ id, by, isAutomatic, at, priceBefore, strikePriceBefore, price, strikePrice, reason }) => (
          <TimelineItem
            key={id}
            time={formatDateTime(at)}
            dateTime={at}
            actor={isAutomatic ? 'Sistem' : (by ?? 'Akun yang sudah dihapus')}
          >
            mengubah {priceWords(priceBefore, strikePriceBefore)} menjadi {priceWords(price, strikePrice)}
            <span className="block text-muted wrap-anywhere">{reason}</span>
          </TimelineItem>
        ))}
      </Timeline>
    </section>
  )
}
