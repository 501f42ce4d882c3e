import { formatRupiah } from '../../format/rupiah.ts'
import type { SectionLabels } from '../labels.ts'
import type { ListedRecord } from '../listed-record.ts'
import type { LinkListContent } from './link-list.section.ts'

/** A record of the catalogue as one link of the list. */
export function linkOfRecord(record: ListedRecord, labels: SectionLabels): LinkListContent['items'][number] {
  const { id, name, summary, href, mediaId, price, isSoldOut, event } = record
  return {
    id,
    label: name,
    note: [isSoldOut && 'Habis', event ? whenAndWhere(event, labels) : !isSoldOut && summary]
      .filter(Boolean)
      .join(' · '),
    target: { kind: 'url', href },
    icon: '',
    image: { mediaId: mediaId ?? '', alt: '', isDecorative: true },
    isHighlighted: false,
    price: price === null ? '' : price === 0 ? 'Gratis' : formatRupiah(price),
    from: null,
    to: null,
  }
}

function whenAndWhere({ startsAt, place }: NonNullable<ListedRecord['event']>, { day, time }: SectionLabels): string {
  const when = `${day(startsAt)}, ${time(startsAt)}`
  return place === null ? when : `${when} · ${place}`
}
