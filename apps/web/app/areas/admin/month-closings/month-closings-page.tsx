import type { BookMonth, BookMonthState } from '@naikkelas/contract/commerce'
import { Badge } from '@naikkelas/ui/badge'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDateTime, formatMonth } from '@naikkelas/ui/format'
import { buku } from '@naikkelas/ui/icons/drawings'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { monthStateWords } from './month-words.ts'

export const stateTones = {
  running: 'neutral',
  later: 'neutral',
  next: 'warn',
  closed: 'ok',
} as const satisfies Record<BookMonthState, string>

/** Months of the books, and which of them are closed. */
export function MonthClosingsPage({ items }: { items: readonly BookMonth[] }) {
  return (
    <AdminScreen
      title="Tutup buku"
      description="Setelah sebuah bulan ditutup, angkanya tidak berubah lagi. Uang yang datang kemudian tercatat di bulan berjalan."
    >
      <ResourceList
        caption="Bulan"
        columns={columns}
        items={items}
        idOf={({ month }) => month}
        nameOf={({ month }) => formatMonth(month)}
        isFiltered={false}
        empty={{ title: 'Belum ada bulan', icon: buku, text: 'Bulan pertama muncul begitu ada penjualan.' }}
        noMatch={{ title: 'Tidak ada yang cocok', text: 'Ganti saringannya.' }}
        paging={{}}
      />
    </AdminScreen>
  )
}

const columns: readonly DataTableColumn<BookMonth>[] = [
  {
    id: 'month',
    header: 'Bulan',
    canHide: false,
    cell: ({ month }) => (
      <Link className="font-semibold whitespace-nowrap underline" to={`/admin/tutup-buku/${month}`}>
        {formatMonth(month)}
      </Link>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state }) => <Badge tone={stateTones[state]}>{monthStateWords[state]}</Badge>,
  },
  {
    id: 'closing',
    header: 'Ditutup',
    cell: ({ closing }) =>
      closing === null ? (
        '–'
      ) : (
        <span className="flex min-w-32 flex-col gap-0.5">
          {formatDateTime(closing.closedAt)}
          {closing.closedBy !== null && <span className="text-app-xs text-muted">{closing.closedBy}</span>}
        </span>
      ),
  },
]
