import type { OutputFor } from '@naikkelas/contract'
import { type listPaymentCases, type PaymentCase, paymentCaseKinds } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Alert } from '@naikkelas/ui/alert'
import { Badge } from '@naikkelas/ui/badge'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDateTime, groupThousands } from '@naikkelas/ui/format'
import { karcis } from '@naikkelas/ui/icons/drawings'
import { Link, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { withFilter } from '../lists/with-filter.ts'
import { caseWords } from '../transactions/transaction-words.ts'
import { ageOptions, decisionWords, stateOptions } from './case-words.ts'
import type { PaymentCaseFilters } from './payment-case-filters.ts'

interface PaymentCasesPageProps {
  list: OutputFor<typeof listPaymentCases>
  filters: PaymentCaseFilters
}

const columns: readonly DataTableColumn<PaymentCase>[] = [
  {
    id: 'case',
    header: 'Kasus',
    canHide: false,
    cell: ({ id, kind, name, code }) => (
      <div className="flex min-w-44 flex-col gap-0.5">
        <Link className="font-semibold underline wrap-anywhere" to={`/admin/kasus-pembayaran/${id}`}>
          {caseWords[kind]}
        </Link>
        <span className="text-app-xs text-muted wrap-anywhere">
          {name} · <span className="font-mono">{code}</span>
        </span>
      </div>
    ),
  },
  {
    id: 'buyer',
    header: 'Pembeli',
    cell: ({ buyer }) => <span className="block min-w-32 wrap-anywhere">{buyer ?? 'Akun sudah dihapus'}</span>,
  },
  {
    id: 'amount',
    header: 'Uang masuk',
    align: 'end',
    cell: ({ amount }) => <span className="whitespace-nowrap">{formatRupiah(amount)}</span>,
  },
  {
    id: 'total',
    header: 'Total pesanan',
    align: 'end',
    cell: ({ total }) => <span className="whitespace-nowrap">{formatRupiah(total)}</span>,
  },
  {
    id: 'decision',
    header: 'Keputusan',
    cell: ({ decision }) => (
      <Badge tone={decision === null ? 'warn' : 'neutral'}>
        {decision === null ? 'Belum diputuskan' : decisionWords[decision]}
      </Badge>
    ),
  },
  {
    id: 'opened',
    header: 'Sejak',
    cell: ({ openedAt }) => (
      <time className="whitespace-nowrap" dateTime={openedAt}>
        {formatDateTime(openedAt)}
      </time>
    ),
  },
]

/** Money that people decide on, longest waiting first. */
export function PaymentCasesPage({ list, filters }: PaymentCasesPageProps) {
  const [, setParams] = useSearchParams()
  const change = (name: string, value: string) =>
    setParams((present) => withFilter(present, { [name]: value, setelah: '' }))
  const clear = () => setParams((present) => withFilter(present, { jenis: '', umur: '', setelah: '' }))
  const held = [
    ...(filters.kind === undefined
      ? []
      : [{ id: 'jenis', label: `Jenis: ${caseWords[filters.kind]}`, onRemove: () => change('jenis', '') }]),
    ...(filters.days === undefined
      ? []
      : [{ id: 'umur', label: `Umur: lebih dari ${filters.days} hari`, onRemove: () => change('umur', '') }]),
  ]
  const isOpen = filters.state === 'open'
  const isFiltered = filters.kind !== undefined || filters.days !== undefined
  return (
    <AdminScreen
      title="Kasus pembayaran"
      description="Uang yang masuk tetapi belum melunasi apa pun. Yang paling lama menunggu di atas."
      className="flex flex-col gap-4"
    >
      {isOpen && list.orphanMessages > 0 && (
        <Alert
          tone="warn"
          title={`${groupThousands(list.orphanMessages)} pesan gateway tanpa pesanan`}
          action={
            <Link className="underline" to="/admin/pesan-gateway">
              Buka pesan gateway
            </Link>
          }
        />
      )}
      <ResourceList
        caption="Kasus pembayaran"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ kind, code }) => `${caseWords[kind]}, pesanan ${code}`}
        toolbar={
          <FilterBar size="sm" filters={held} onClear={clear}>
            <FilterChoice
              label="Status"
              value={isOpen ? '' : 'selesai'}
              options={stateOptions}
              onChoose={(value) => change('status', value)}
            />
            <FilterChoice
              label="Jenis"
              value={filters.kind ?? ''}
              options={[
                { value: '', label: 'Semua' },
                ...paymentCaseKinds.map((value) => ({ value, label: caseWords[value] })),
              ]}
              onChoose={(value) => change('jenis', value)}
            />
            <FilterChoice
              label="Umur"
              value={String(filters.days ?? '')}
              options={ageOptions}
              onChoose={(value) => change('umur', value)}
            />
          </FilterBar>
        }
        isFiltered={isFiltered}
        empty={{
          title: isOpen ? 'Tidak ada yang menunggu keputusan' : 'Belum ada yang diputuskan',
          icon: karcis,
          text: 'Pembayaran yang jumlahnya berbeda atau datang terlambat masuk ke sini.',
        }}
        noMatch={{ title: 'Tidak ada kasus yang cocok', text: 'Ganti saringannya.' }}
        paging={{
          ...(list.next !== null && {
            onNext: () => setParams((present) => withFilter(present, { setelah: list.next ?? '' })),
          }),
        }}
      />
    </AdminScreen>
  )
}
