import type { OfferRecord } from '@naikkelas/contract'
import { Badge } from '@naikkelas/ui/badge'
import { formatRupiah } from '@naikkelas/ui/sections/registry'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { formatDateTime } from '../../../shared/format/dates.ts'

// On narrow screens they stand below the name: a table that scrolls sideways would hide what one came for.
const wideOnly = 'max-lg:hidden'

interface OffersTableProps {
  offers: readonly OfferRecord[]
  /** Undefined for those who may only look. */
  onOpen: ((offer: OfferRecord) => void) | undefined
}

/** What is offered, for how much and until when. */
export function OffersTable({ offers, onOpen }: OffersTableProps) {
  return (
    <Table caption="Daftar penawaran">
      <TableHead>
        <TableRow>
          <TableHeader>Nama</TableHeader>
          <TableHeader>Harga</TableHeader>
          <TableHeader className={wideOnly}>Tenggat</TableHeader>
          <TableHeader className={wideOnly}>Sisa kursi</TableHeader>
          <TableHeader className={wideOnly}>Mentor</TableHeader>
          <TableHeader>Status</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {offers.map((offer) => (
          <TableRow key={offer.id}>
            <TableCell>
              {onOpen ? (
                <button
                  type="button"
                  onClick={() => onOpen(offer)}
                  className="inline-flex min-h-11 max-w-72 items-center rounded-chip text-start font-semibold wrap-anywhere underline-offset-4 hover:underline"
                >
                  {offer.name}
                </button>
              ) : (
                <span className="inline-flex min-h-11 max-w-72 items-center font-semibold wrap-anywhere">
                  {offer.name}
                </span>
              )}
              <span className="block pb-1 text-app-xs text-muted lg:hidden">{small(offer)}</span>
            </TableCell>
            <TableCell className="whitespace-nowrap">
              {offer.price === null ? '–' : formatRupiah(offer.price)}
              {offer.strikePrice !== null && (
                <del className="block text-app-xs text-muted">{formatRupiah(offer.strikePrice)}</del>
              )}
            </TableCell>
            <TableCell className={`whitespace-nowrap ${wideOnly}`}>
              {offer.deadline === null ? '–' : formatDateTime(offer.deadline)}
            </TableCell>
            <TableCell className={wideOnly}>{offer.seats ?? '–'}</TableCell>
            <TableCell className={`wrap-anywhere ${wideOnly}`}>{offer.coach === '' ? '–' : offer.coach}</TableCell>
            <TableCell>
              {offer.status === 'open' ? <Badge tone="ok">Dibuka</Badge> : <Badge tone="neutral">Ditutup</Badge>}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const small = ({ deadline, seats, coach }: OfferRecord) =>
  [deadline === null ? '' : `sampai ${formatDateTime(deadline)}`, seats === null ? '' : `${seats} kursi`, coach]
    .filter(Boolean)
    .join(' · ')
