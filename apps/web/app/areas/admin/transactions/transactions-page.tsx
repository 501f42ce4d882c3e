import { kindWords, type OutputFor, paymentStatuses } from '@naikkelas/contract'
import { type listTransactions, type Transaction, wayWords } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDateTime } from '@naikkelas/ui/format'
import { Icon } from '@naikkelas/ui/icons'
import { karcis } from '@naikkelas/ui/icons/drawings'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { orderStanding } from '../../../shared/orders/order-words.ts'
import { pageAt } from '../content/content-filters.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { withFilter } from '../lists/with-filter.ts'
import { TransactionExportDialog } from './transaction-export-dialog.tsx'
import { TransactionFilterBar } from './transaction-filter-bar.tsx'
import { isFiltered, type TransactionFilters } from './transaction-filters.ts'

interface TransactionsPageProps {
  list: OutputFor<typeof listTransactions>
  filters: TransactionFilters
  mayExport: boolean
}

const columns: readonly DataTableColumn<Transaction>[] = [
  {
    id: 'order',
    header: 'Pesanan',
    canHide: false,
    cell: ({ id, code, kind, name }) => (
      <div className="flex min-w-44 flex-col gap-0.5">
        <Link className="font-semibold underline wrap-anywhere" to={`/admin/transaksi/${id}`}>
          {name}
        </Link>
        <span className="text-app-xs text-muted">
          {kindWords[kind]} · <span className="font-mono">{code}</span>
        </span>
      </div>
    ),
  },
  {
    id: 'buyer',
    header: 'Pembeli',
    cell: ({ buyer }) => (
      <span className="block min-w-32 wrap-anywhere">{buyer === null ? 'Akun sudah dihapus' : buyer.name}</span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: (order) => {
      const { tone, words } = orderStanding(order)
      return (
        <div className="flex flex-col items-start gap-1">
          <Badge tone={tone}>{words}</Badge>
          {order.proofSentAt !== null && order.status === paymentStatuses.waitingForPayment && (
            <Badge tone="info">Bukti dikirim</Badge>
          )}
        </div>
      )
    },
  },
  { id: 'method', header: 'Metode', cell: (one) => wayWords(one) },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: ({ total }) => <span className="whitespace-nowrap">{formatRupiah(total)}</span>,
  },
  {
    id: 'created',
    header: 'Dipesan',
    cell: ({ createdAt }) => (
      <time className="whitespace-nowrap" dateTime={createdAt}>
        {formatDateTime(createdAt)}
      </time>
    ),
  },
]

/** Every order, newest first. */
export function TransactionsPage({ list, filters, mayExport }: TransactionsPageProps) {
  const [isExporting, setIsExporting] = useState(false)
  const [, setParams] = useSearchParams()
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  return (
    <AdminScreen
      title="Transaksi"
      description="Semua pesanan, yang terbaru di atas."
      actions={
        mayExport && (
          <Button iconStart={<Icon name="unduh" size={16} />} onClick={() => setIsExporting(true)}>
            Ekspor
          </Button>
        )
      }
    >
      <ResourceList
        caption="Transaksi"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ code, name }) => `Pesanan ${code}, ${name}`}
        toolbar={<TransactionFilterBar filters={filters} />}
        isFiltered={isFiltered(filters)}
        empty={{
          title: 'Belum ada pesanan',
          icon: karcis,
          text: 'Pesanan dari pembeli masuk ke sini begitu dibuat.',
        }}
        noMatch={{ title: 'Tidak ada pesanan yang cocok', text: 'Cari kata lain, atau hapus saringannya.' }}
        paging={{
          ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
          ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
        }}
      />
      {isExporting && <TransactionExportDialog filters={filters} onClose={() => setIsExporting(false)} />}
    </AdminScreen>
  )
}
