import type { OutputFor } from '@naikkelas/contract'
import type { GatewayDifference, GatewayDifferenceKind, listGatewayDifferences } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDay, groupThousands } from '@naikkelas/ui/format'
import { karcis } from '@naikkelas/ui/icons/drawings'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { Panel } from '../kit/panel.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { withFilter } from '../lists/with-filter.ts'
import { CompareDayDialog, SettleDialog } from './gateway-report-dialogs.tsx'

interface GatewayReportsPageProps {
  list: OutputFor<typeof listGatewayDifferences>
  state: 'open' | 'decided'
  mayManage: boolean
}

const kindWords: Readonly<Record<GatewayDifferenceKind, string>> = {
  missing_here: 'Tidak tercatat di sini',
  missing_there: 'Tidak ada di laporan gateway',
  other_amount: 'Jumlahnya berbeda',
  other_fee: 'Biayanya berbeda',
}

/** What gateways reported of the last days, and where that differs from the records. */
export function GatewayReportsPage({ list, state, mayManage }: GatewayReportsPageProps) {
  const [, setParams] = useSearchParams()
  const [settled, setSettled] = useState<GatewayDifference | null>(null)
  const [isComparing, setIsComparing] = useState(false)
  const isOpen = state === 'open'
  return (
    <AdminScreen
      title="Laporan gateway"
      description="Setiap pagi laporan kemarin dari gateway dicocokkan dengan catatan di sini, dan biayanya dicatat."
      actions={mayManage && <Button onClick={() => setIsComparing(true)}>Cocokkan satu hari</Button>}
      className="flex flex-col gap-6"
    >
      <ResourceList
        caption="Perbedaan"
        columns={columnsOf(mayManage ? setSettled : undefined)}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ kind, reference }) => `${kindWords[kind]}, ${reference}`}
        toolbar={
          <FilterBar size="sm" filters={[]} onClear={() => undefined}>
            <FilterChoice
              label="Status"
              value={isOpen ? '' : 'selesai'}
              options={[
                { value: '', label: 'Belum selesai' },
                { value: 'selesai', label: 'Selesai' },
              ]}
              onChoose={(value) => setParams((present) => withFilter(present, { status: value, setelah: '' }))}
            />
          </FilterBar>
        }
        isFiltered={false}
        empty={{
          title: isOpen ? 'Semua laporan cocok' : 'Belum ada yang diselesaikan',
          icon: karcis,
          text: 'Pembayaran yang hanya ada di salah satu sisi, atau jumlahnya berbeda, masuk ke sini.',
        }}
        noMatch={{ title: 'Tidak ada yang cocok', text: 'Ganti saringannya.' }}
        paging={{
          ...(list.next !== null && {
            onNext: () => setParams((present) => withFilter(present, { setelah: list.next ?? '' })),
          }),
        }}
      />
      <Panel title="Laporan terakhir">
        {list.reports.length === 0 ? (
          <p className="text-app-sm text-muted">
            Belum ada laporan. Xendit dicocokkan setiap hari, Midtrans tidak menyediakan laporan lewat API.
          </p>
        ) : (
          <ReportsTable reports={list.reports} />
        )}
      </Panel>
      {settled && <SettleDialog difference={settled} onClose={() => setSettled(null)} />}
      {isComparing && <CompareDayDialog onClose={() => setIsComparing(false)} />}
    </AdminScreen>
  )
}

const amountWords = (amount: GatewayDifference['ours']) => (amount === null ? '–' : formatRupiah(amount))

const columnsOf = (
  onSettle?: (difference: GatewayDifference) => void,
): readonly DataTableColumn<GatewayDifference>[] => [
  {
    id: 'kind',
    header: 'Perbedaan',
    canHide: false,
    cell: ({ kind, gateway, day }) => (
      <span className="flex min-w-40 flex-col gap-0.5">
        <b className="font-semibold">{kindWords[kind]}</b>
        <span className="text-app-xs text-muted">
          {gateway}, {formatDay(day)}
        </span>
      </span>
    ),
  },
  {
    id: 'reference',
    header: 'Pembayaran',
    cell: ({ reference, order }) => (
      <span className="flex min-w-40 flex-col gap-0.5">
        <span className="font-mono wrap-anywhere">{reference}</span>
        {order === null ? (
          <span className="text-app-xs text-muted">Pesanan tidak dikenal</span>
        ) : (
          <Link className="text-app-xs underline" to={`/admin/transaksi/${order.id}`}>
            Pesanan {order.code}
          </Link>
        )}
      </span>
    ),
  },
  {
    id: 'ours',
    header: 'Di sini',
    align: 'end',
    cell: ({ ours }) => <span className="whitespace-nowrap">{amountWords(ours)}</span>,
  },
  {
    id: 'theirs',
    header: 'Di gateway',
    align: 'end',
    cell: ({ theirs }) => <span className="whitespace-nowrap">{amountWords(theirs)}</span>,
  },
  {
    id: 'decision',
    header: 'Keputusan',
    cell: (one) =>
      one.decision === null ? (
        onSettle ? (
          <Button size="sm" onClick={() => onSettle(one)}>
            Selesaikan
          </Button>
        ) : (
          <Badge tone="warn">Belum selesai</Badge>
        )
      ) : (
        <span className="flex min-w-32 flex-col gap-0.5 text-app-sm">
          {one.decision === 'agrees' ? 'Cocok pada laporan berikutnya' : one.reason}
          {one.decidedBy !== null && <span className="text-app-xs text-muted">{one.decidedBy}</span>}
        </span>
      ),
  },
]

function ReportsTable({ reports }: Pick<OutputFor<typeof listGatewayDifferences>, 'reports'>) {
  return (
    <Table caption="Laporan terakhir">
      <TableHead>
        <TableRow>
          <TableHeader>Hari</TableHeader>
          <TableHeader align="end">Pembayaran</TableHeader>
          <TableHeader align="end">Jumlah</TableHeader>
          <TableHeader align="end">Biaya</TableHeader>
          <TableHeader>Hasil</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {reports.map(({ gateway, day, rows, amount, fee, open }) => (
          <TableRow key={`${gateway} ${day}`}>
            <TableCell>
              <span className="whitespace-nowrap">
                {formatDay(day)}, {gateway}
              </span>
            </TableCell>
            <TableCell align="end">{groupThousands(rows)}</TableCell>
            <TableCell align="end">
              <span className="whitespace-nowrap">{formatRupiah(amount)}</span>
            </TableCell>
            <TableCell align="end">
              <span className="whitespace-nowrap">{formatRupiah(fee)}</span>
            </TableCell>
            <TableCell>
              <Badge tone={open === 0 ? 'ok' : 'warn'}>{open === 0 ? 'Cocok' : `${open} perbedaan`}</Badge>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
