import type { OutputFor } from '@naikkelas/contract'
import type { ListedCoupon, listCoupons } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDateTime } from '@naikkelas/ui/format'
import { karcis } from '@naikkelas/ui/icons/drawings'
import { Link, useSearchParams } from 'react-router-dom'
import { pageAt } from '../content/content-filters.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { withFilter } from '../lists/with-filter.ts'
import { CouponFilterBar } from './coupon-filter-bar.tsx'
import { type CouponFilters, couponFileOf, isFiltered } from './coupon-filters.ts'
import { couponKindWords, discountWords, stateWords, typeWords } from './coupon-words.ts'
import { UsageStats } from './usage-stats.tsx'

interface CouponsPageProps {
  list: OutputFor<typeof listCoupons>
  filters: CouponFilters
  mayChange: boolean
}

const amount = (value: number) => <span className="whitespace-nowrap tabular-nums">{formatRupiah(value)}</span>

const columns: readonly DataTableColumn<ListedCoupon>[] = [
  {
    id: 'coupon',
    header: 'Kupon',
    canHide: false,
    cell: ({ id, code, name, type, state }) => (
      <div className="flex min-w-44 flex-col items-start gap-0.5">
        <Link className="font-mono font-semibold underline wrap-anywhere" to={`/admin/kupon/${id}`}>
          {code}
        </Link>
        <span className="text-app-xs text-muted wrap-anywhere">
          {name} · {typeWords[type]}
        </span>
        {state === 'archived' && <Badge tone="neutral">{stateWords[state]}</Badge>}
      </div>
    ),
  },
  { id: 'discount', header: 'Potongan', cell: (one) => <span className="block min-w-28">{discountWords(one)}</span> },
  {
    id: 'kinds',
    header: 'Untuk',
    cell: ({ kinds }) => kinds.map((kind) => couponKindWords[kind]).join(', '),
  },
  {
    id: 'window',
    header: 'Berlaku',
    cell: ({ startsAt, endsAt }) => (
      <span className="block min-w-36 text-app-sm">
        {startsAt === null ? 'Sejak dibuat' : formatDateTime(startsAt)}
        <span className="block text-muted">
          {endsAt === null ? 'tanpa batas waktu' : `sampai ${formatDateTime(endsAt)}`}
        </span>
      </span>
    ),
  },
  {
    id: 'uses',
    header: 'Pemakaian',
    align: 'end',
    cell: ({ consumed, reserved, quota }) => (
      <span className="whitespace-nowrap tabular-nums">
        {consumed + reserved}
        {quota ? ` dari ${quota}` : ''}
        {reserved > 0 && <span className="block text-app-xs text-muted">{reserved} menunggu</span>}
      </span>
    ),
  },
  { id: 'given', header: 'Dipotong', align: 'end', cell: ({ given }) => amount(given) },
  { id: 'earned', header: 'Masuk', align: 'end', cell: ({ earned }) => amount(earned) },
]

/** Every coupon, newest first, with what it was used for. */
export function CouponsPage({ list, filters, mayChange }: CouponsPageProps) {
  const [, setParams] = useSearchParams()
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  return (
    <AdminScreen
      title="Kupon"
      description="Kode yang memotong harga kelas, tools, dan acara."
      actions={
        <>
          <Button asChild>
            <a href={couponFileOf(filters)} download>
              Unduh CSV
            </a>
          </Button>
          {mayChange && (
            <>
              <Button asChild>
                <Link to="/admin/kupon/banyak">Buat banyak kode</Link>
              </Button>
              <Button asChild variant="primary">
                <Link to="/admin/kupon/baru">Tambah kupon</Link>
              </Button>
            </>
          )}
        </>
      }
    >
      {list.items.length > 0 && <UsageStats totals={list.totals} coupons={list.totals.coupons} />}
      <ResourceList
        caption="Kupon"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ code, name }) => `Kupon ${code}, ${name}`}
        toolbar={<CouponFilterBar filters={filters} />}
        isFiltered={isFiltered(filters)}
        empty={{
          title: 'Belum ada kupon',
          icon: karcis,
          text: 'Buat satu kupon untuk semua pembeli, atau banyak kode yang masing-masing sekali pakai.',
        }}
        noMatch={{ title: 'Tidak ada kupon yang cocok', text: 'Cari kata lain, atau hapus saringannya.' }}
        paging={{
          ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
          ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
        }}
      />
    </AdminScreen>
  )
}
