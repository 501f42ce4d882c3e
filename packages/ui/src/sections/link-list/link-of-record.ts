import { formatRupiah } from '../../format/rupiah.ts'
import type { ListedRecord } from '../listed-record.ts'
import type { LinkListContent } from './link-list.section.ts'

/** A record of the catalogue as one link of the list. */
export function linkOfRecord(record: ListedRecord): LinkListContent['items'][number] {
  const { id, name, summary, href, mediaId, price, isSoldOut } = record
  return {
    id,
    label: name,
    note: isSoldOut ? 'Habis' : summary,
    target: { kind: 'url', href },
    icon: '',
    image: { mediaId: mediaId ?? '', alt: '', isDecorative: true },
    isHighlighted: false,
    price: price === null ? '' : price === 0 ? 'Gratis' : formatRupiah(price),
    from: null,
    to: null,
  }
}
