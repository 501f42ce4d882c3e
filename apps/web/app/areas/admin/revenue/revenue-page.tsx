import type { OutputFor } from '@naikkelas/contract'
import { type getRevenue, type RevenueAmount, revenueWords } from '@naikkelas/contract/commerce'
import { Field } from '@naikkelas/ui/field'
import { formatRupiah } from '@naikkelas/ui/format'
import { karcis } from '@naikkelas/ui/icons/drawings'
import { Stat } from '@naikkelas/ui/stat'
import { WaterfallChart } from '@naikkelas/ui/waterfall-chart'
import { EmptyState, StairsPicture } from '@naikkelas/ui/empty-state'
import { useSearchParams } from 'react-router-dom'
import { DaysFilter } from '../inputs/days-filter.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { Panel } from '../kit/panel.tsx'
import { rangeWords } from '../lists/range-words.ts'
import { withFilter } from '../lists/with-filter.ts'
import { RevenueByDay } from './revenue-by-day.tsx'
import type { RevenueFilters } from './revenue-filters.ts'
import { RevenueParts } from './revenue-parts.tsx'
import { changeOf, waterfallOf } from './revenue.rules.ts'

interface RevenuePageProps {
  revenue: OutputFor<typeof getRevenue>
  filters: RevenueFilters
}

const shown = ['gross', 'discount', 'refunds', 'tax', 'partner', 'fee', 'net'] as const satisfies RevenueAmount[]
const worseWhenMore: ReadonlySet<RevenueAmount> = new Set(['discount', 'refunds', 'fee'])
const neither: ReadonlySet<RevenueAmount> = new Set(['tax', 'partner'])

/** What was sold, given back and kept in a period, beside the one before. */
export function RevenuePage({ revenue, filters: { from, until, today } }: RevenuePageProps) {
  const [, setParams] = useSearchParams()
  const { totals, totalsBefore, before } = revenue
  const isEmpty = [...revenue.days, totals].every(
    ({ sales, refunds, kept }) => sales === 0 && refunds === 0 && kept === 0,
  )
  return (
    <AdminScreen
      title="Pendapatan"
      description="Uang dari penjualan, menurut buku besar. Hari menurut waktu Jakarta."
      className="flex flex-col gap-6"
    >
      <Field label="Periode" hint={`Dibandingkan dengan ${rangeWords(before)}.`}>
        <DaysFilter
          size="sm"
          from={from}
          until={until}
          onDaysChange={(days) =>
            setParams((present) => withFilter(present, { sejak: days.from, sampai: days.until }), {
              preventScrollReset: true,
            })
          }
        />
      </Field>
      {isEmpty ? (
        <EmptyState
          illustration={<StairsPicture icon={karcis} />}
          title="Belum ada penjualan pada periode ini"
          text="Pesanan masuk ke sini begitu lunas. Pilih periode lain untuk melihat penjualan sebelumnya."
        />
      ) : (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(max(10rem,20%),1fr))] gap-3">
            {shown.map((name) => (
              <div key={name} className="rounded-surface border border-line bg-surface p-4">
                <Stat
                  label={revenueWords[name].label}
                  value={formatRupiah(totals[name])}
                  comparedWith="dari periode sebelumnya"
                  better={neither.has(name) ? 'neither' : worseWhenMore.has(name) ? 'down' : 'up'}
                  {...changeOf(totals[name], totalsBefore[name])}
                />
              </div>
            ))}
          </div>
          <RevenueByDay days={revenue.days} isRunning={until === today} before={before} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Panel title="Dari penjualan kotor ke pendapatan bersih">
              <WaterfallChart label="Dari penjualan kotor ke pendapatan bersih" items={waterfallOf(totals)} />
            </Panel>
            <Panel title="Arti tiap angka">
              <dl className="flex flex-col gap-2 text-app-sm">
                {Object.values(revenueWords).map(({ label, meaning }) => (
                  <div key={label}>
                    <dt className="font-semibold">{label}</dt>
                    <dd className="text-muted">{meaning}</dd>
                  </div>
                ))}
              </dl>
            </Panel>
          </div>
          <RevenueParts revenue={revenue} />
        </>
      )}
    </AdminScreen>
  )
}
