import { courseTypeWords, type Sellable } from '@naikkelas/contract/commerce'
import { Badge } from '@naikkelas/ui/badge'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate, formatRupiah } from '@naikkelas/ui/format'
import { Link } from 'react-router-dom'
import type { KindScreen } from './kinds.ts'
import { availabilityWords, stateOf, stateTones, stateWords } from './sellable-words.ts'

/** Columns of a kind's list; kinds have those that say something of them. */
export function sellableColumns({ kind, path }: KindScreen): readonly DataTableColumn<Sellable>[] {
  return [
    {
      id: 'name',
      header: 'Nama',
      cell: ({ id, name, link, partner }) => (
        <div className="min-w-44">
          <Link
            to={`${path}/${id}`}
            className="inline-flex min-h-9 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <span className="block text-app-xs text-muted wrap-anywhere">
            {partner === null ? link : `${link} · ${partner.name}`}
          </span>
        </div>
      ),
    },
    ...(kind === 'course'
      ? [
          {
            id: 'type',
            header: 'Tipe',
            cell: ({ courseType }: Sellable) =>
              courseTypeWords[courseType as keyof typeof courseTypeWords] ?? <span className="text-muted">–</span>,
          },
        ]
      : []),
    {
      id: 'price',
      header: 'Harga',
      align: 'end',
      cell: ({ price, strikePrice }) => (
        <>
          <span className="block whitespace-nowrap tabular-nums">
            {price === null ? <span className="text-muted">Belum ada</span> : formatRupiah(price)}
          </span>
          {strikePrice !== null && (
            <s className="block text-app-xs whitespace-nowrap text-muted tabular-nums">{formatRupiah(strikePrice)}</s>
          )}
        </>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      cell: (row) => {
        const state = stateOf(row)
        const why = state === 'active' ? availabilityWords[row.availability] : null
        return (
          <>
            <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
            {why !== null && <span className="mt-1 block text-app-xs text-muted">{why}</span>}
          </>
        )
      },
    },
    {
      id: 'category',
      header: 'Kategori',
      isWideOnly: true,
      cell: ({ category }) => category?.name ?? <span className="text-muted">Tanpa kategori</span>,
    },
    {
      id: 'seats',
      header: 'Sisa kursi',
      align: 'end',
      cell: ({ seats, seatsLeft }) =>
        seats === null ? <span className="text-muted">Tidak dibatasi</span> : `${seatsLeft ?? 0} dari ${seats}`,
    },
    { id: 'sales', header: 'Terjual', align: 'end', cell: ({ salesCount }) => salesCount },
    ...(kind === 'event'
      ? [
          {
            id: 'attendees',
            header: 'Peserta',
            cell: ({ id, name }: Sellable) => (
              // The camera is allowed to the document of that screen alone: no Link.
              <a
                href={`${path}/${id}/peserta`}
                aria-label={`Peserta ${name}`}
                className="inline-flex min-h-9 items-center underline-offset-4 hover:underline"
              >
                Peserta
              </a>
            ),
          },
        ]
      : []),
    {
      id: 'changed',
      header: 'Diubah',
      isWideOnly: true,
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} className="whitespace-nowrap">
          {formatDate(updatedAt)}
        </time>
      ),
    },
  ]
}
