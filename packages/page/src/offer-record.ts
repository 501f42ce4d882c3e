import { formatRupiah } from '@naikkelas/ui/format'
import type { Offer } from '@naikkelas/ui/sections/registry'
import type { Finding } from './finding.ts'
import type { PageDocument } from './document.ts'

/** The current values of an entry of the catalogue, for a page that is bound to it. */
export interface RecordValues {
  id: string
  name: string
  price: number | null
  strikePrice: number | null
  deadline: string | null
  seats: number | null
  coach: string
  status: 'open' | 'closed'
}

type BoundKey = keyof RecordValues & keyof Offer

/** The values that a record provides; contact and button stay the page's own. */
export const recordKeys: readonly BoundKey[] = ['name', 'price', 'strikePrice', 'deadline', 'seats', 'coach']

/** The id of the record that a page is bound to; null if none. */
export function recordIdOf({ offer }: Pick<PageDocument, 'offer'>): string | null {
  return offer.record?.kind === 'offer' ? offer.record.id : null
}

/** The record whose details sections of a page show; null where none follows it. */
export function followedRecordOf(document: Pick<PageDocument, 'offer' | 'sections'>): string | null {
  const isFollowed = document.sections.some(({ settings }) => settings.followsRecord === true && !settings.isHidden)
  return isFollowed ? recordIdOf(document) : null
}

/** The offer with its record's current values where bound; without its record, as last stored. */
export function withRecord(offer: Offer, record: RecordValues | null): Offer {
  if (record === null || offer.record?.id !== record.id) return offer
  const bound = recordKeys.filter((key) => offer.bound.includes(key))
  return { ...offer, ...Object.fromEntries(bound.map((key) => [key, record[key]])) }
}

/** Binds an offer to all values of a record. */
export function boundTo({ id, name, price, strikePrice, deadline, seats, coach }: RecordValues) {
  return {
    record: { kind: 'offer', id },
    bound: [...recordKeys],
    name,
    price,
    strikePrice,
    deadline,
    seats,
    coach,
  } satisfies Partial<Offer>
}

interface Known {
  /** Null after deletion. */
  record: RecordValues | null
  /** The published values; null if the page is not public. */
  publishedPrice: number | null
}

/** Advice about the record of a page: deleted, inactive, or repriced. */
export function recordFindings({ offer }: PageDocument, { record, publishedPrice }: Known): Finding[] {
  const at = (message: string): Finding => ({ sectionId: null, path: ['offer', 'record'], message })
  if (record === null) return [at('Isi katalog yang dipakai halaman ini sudah tidak ada. Pilih yang lain.')]
  const said = publishedPrice !== null && offer.bound.includes('price') ? publishedPrice : null
  return [
    ...(record.status === 'closed' ? [at(`“${record.name}” tidak aktif di katalog`)] : []),
    ...(said !== null && said !== record.price
      ? [
          at(
            `Harga berubah sejak halaman terbit: dari ${formatRupiah(said)} menjadi ${record.price === null ? 'kosong' : formatRupiah(record.price)}. Periksa teks yang menyebut angka.`,
          ),
        ]
      : []),
  ]
}
