import type { OfferRecord } from '@naikkelas/contract/pages'
import { Badge } from '@naikkelas/ui/badge'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDateTime, formatRupiah } from '@naikkelas/ui/format'

/**
 * What is offered, for how much and until when.
 *
 * @param onOpen undefined for those who may only look
 */
export const offerColumns = (
  onOpen: ((offer: OfferRecord) => void) | undefined,
): readonly DataTableColumn<OfferRecord>[] => [
  {
    id: 'name',
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
    id: 'price',
    header: 'Harga',
    cell: ({ price, strikePrice }) => (
      <span className="whitespace-nowrap">
        {price === null ? '–' : formatRupiah(price)}
        {strikePrice !== null && (
          <del className="text-app-xs text-muted max-sm:ms-2 sm:block">{formatRupiah(strikePrice)}</del>
        )}
      </span>
    ),
  },
  {
    id: 'deadline',
    header: 'Tenggat',
    isWideOnly: true,
    cell: ({ deadline }) =>
      deadline === null ? '–' : <span className="whitespace-nowrap">{formatDateTime(deadline)}</span>,
  },
  { id: 'seats', header: 'Sisa kursi', align: 'end', isWideOnly: true, cell: ({ seats }) => seats ?? '–' },
  {
    id: 'coach',
    header: 'Mentor',
    isWideOnly: true,
    cell: ({ coach }) => (coach === '' ? '–' : <span className="wrap-anywhere">{coach}</span>),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (status === 'open' ? <Badge tone="ok">Dibuka</Badge> : <Badge tone="neutral">Ditutup</Badge>),
  },
]

const small = ({ deadline, seats, coach }: OfferRecord) =>
  [deadline === null ? '' : `sampai ${formatDateTime(deadline)}`, seats === null ? '' : `${seats} kursi`, coach]
    .filter(Boolean)
    .join(' · ')
