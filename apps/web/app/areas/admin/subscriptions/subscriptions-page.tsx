import type { OutputFor } from '@naikkelas/contract'
import {
  type listSubscriptions,
  paymentChannels,
  type Subscription,
  type SubscriptionState,
} from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Badge } from '@naikkelas/ui/badge'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDateTime } from '@naikkelas/ui/format'
import { karcis } from '@naikkelas/ui/icons/drawings'
import { Link, useSearchParams } from 'react-router-dom'
import { subscriptionStanding } from '../../../shared/subscriptions/subscription-words.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { withFilter } from '../lists/with-filter.ts'
import { stateOptions } from './subscription-filters.ts'

interface SubscriptionsPageProps {
  list: OutputFor<typeof listSubscriptions>
  state: SubscriptionState | undefined
}

const columns: readonly DataTableColumn<Subscription>[] = [
  {
    id: 'partner',
    header: 'Mitra',
    canHide: false,
    cell: ({ id, partner, name }) => (
      <div className="flex min-w-44 flex-col gap-0.5">
        <Link className="font-semibold underline wrap-anywhere" to={`/admin/langganan/${id}`}>
          {partner.name}
        </Link>
        <span className="text-app-xs text-muted wrap-anywhere">{name}</span>
      </div>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    cell: (one) => {
      const { tone, words } = subscriptionStanding(one)
      return <Badge tone={tone}>{words}</Badge>
    },
  },
  {
    id: 'ends',
    header: 'Aktif sampai',
    cell: ({ periodEndsAt }) => (
      <time className="whitespace-nowrap" dateTime={periodEndsAt}>
        {formatDateTime(periodEndsAt)}
      </time>
    ),
  },
  {
    id: 'next',
    header: 'Penagihan berikutnya',
    cell: ({ nextChargeAt }) =>
      nextChargeAt === null ? (
        <span className="text-muted">Tidak ada</span>
      ) : (
        <time className="whitespace-nowrap" dateTime={nextChargeAt}>
          {formatDateTime(nextChargeAt)}
        </time>
      ),
  },
  { id: 'tries', header: 'Percobaan', align: 'end', cell: ({ tries }) => tries },
  {
    id: 'way',
    header: 'Cara bayar',
    cell: ({ savedChannel }) => (savedChannel === null ? 'Tagihan' : paymentChannels[savedChannel].label),
  },
  {
    id: 'price',
    header: 'Harga',
    align: 'end',
    cell: ({ price }) => <span className="whitespace-nowrap">{formatRupiah(price)}</span>,
  },
]

/** Packages of partners, newest first. */
export function SubscriptionsPage({ list, state }: SubscriptionsPageProps) {
  const [, setParams] = useSearchParams()
  const choose = (value: string) => setParams((present) => withFilter(present, { status: value, setelah: '' }))
  return (
    <AdminScreen title="Langganan" description="Paket yang dibeli mitra dan kapan diperpanjang. Yang terbaru di atas.">
      <ResourceList
        caption="Langganan"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ partner, name }) => `${name} dari ${partner.name}`}
        toolbar={
          <FilterBar size="sm" filters={[]} onClear={() => choose('')}>
            <FilterChoice label="Status" value={state ?? ''} options={stateOptions} onChoose={choose} />
          </FilterBar>
        }
        isFiltered={state !== undefined}
        empty={{
          title: 'Belum ada langganan',
          icon: karcis,
          text: 'Paket yang dibeli mitra masuk ke sini begitu dibayar.',
        }}
        noMatch={{ title: 'Tidak ada langganan yang cocok', text: 'Ganti saringannya.' }}
        paging={{
          ...(list.next !== null && {
            onNext: () => setParams((present) => withFilter(present, { setelah: list.next ?? '' })),
          }),
        }}
      />
    </AdminScreen>
  )
}
