import type { OfferRecord } from '@naikkelas/contract/pages'
import { Badge } from '@naikkelas/ui/badge'
import { formatDateTime, formatRupiah } from '@naikkelas/ui/format'
import type { Column } from '../kit/resource-table.tsx'

/**
 * What is offered, for how much and until when.
 *
 * @param onOpen undefined for those who may only look
 */
export const offerColumns = (onOpen: ((offer: OfferRecord) => void) | undefined): readonly Column<OfferRecord>[] => [
  {
    header: 'Nama',
    cell: (offer) => (
      <>
        {onOpen ? (
          <button
            type="button"
            onClick={() => onOpen(offer)}
            className="inline-flex min-h-11 max-w-72 items-center rounded-chip text-start font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {offer.name}
          </button>
        ) : (
          <span className="inline-flex min-h-11 max-w-72 items-center font-semibold wrap-anywhere">{offer.name}</span>
        )}
        <span className="block pb-1 text-app-xs text-muted lg:hidden">{small(offer)}</span>
      </>
    ),
  },
  {
    header: 'Harga',
    className: 'whitespace-nowrap',
    cell: ({ price, strikePrice }) => (
      <>
        {price === null ? '–' : formatRupiah(price)}
        {strikePrice !== null && (
          <del className="text-app-xs text-muted max-sm:ms-2 sm:block">{formatRupiah(strikePrice)}</del>
        )}
      </>
    ),
  },
  {
    header: 'Tenggat',
    isWideOnly: true,
    className: 'whitespace-nowrap',
    cell: ({ deadline }) => (deadline === null ? '–' : formatDateTime(deadline)),
  },
  { header: 'Sisa kursi', isWideOnly: true, cell: ({ seats }) => seats ?? '–' },
  {
    header: 'Mentor',
    isWideOnly: true,
    className: 'wrap-anywhere',
    cell: ({ coach }) => (coach === '' ? '–' : coach),
  },
  {
    header: 'Status',
    cell: ({ status }) => (status === 'open' ? <Badge tone="ok">Dibuka</Badge> : <Badge tone="neutral">Ditutup</Badge>),
  },
]

const small = ({ deadline, seats, coach }: OfferRecord) =>
  [deadline === null ? '' : `sampai ${formatDateTime(deadline)}`, seats === null ? '' : `${seats} kursi`, coach]
    .filter(Boolean)
    .join(' · ')
