import type { AdCost, PageAnalytics } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { EmptyState, StairsPicture } from '@naikkelas/ui/empty-state'
import { Icon } from '@naikkelas/ui/icons'
import { grafik } from '@naikkelas/ui/icons/drawings'
import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router-dom'
import { ExportMenu } from '../exports/export-menu.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { CampaignsTable } from './campaigns-table.tsx'
import { type AnalyticsFilters, analyticsFileUrl } from './analytics-filters.ts'
import { cityWords, deviceNames, periodWords, sourceWords } from './metric-format.ts'
import { AnalyticsFilterBar } from './analytics-filter-bar.tsx'
import { Funnel } from './funnel.tsx'
import { LinksTable } from './links-table.tsx'
import { PartsTable } from './parts-table.tsx'
import { SectionsTable } from './sections-table.tsx'
import { Totals } from './totals.tsx'
import { VariantsTable } from './variants-table.tsx'
import { VisitsByDay } from './visits-by-day.tsx'
import { VisitsByHour } from './visits-by-hour.tsx'

interface AnalyticsPageProps {
  analytics: PageAnalytics
  costs: readonly AdCost[]
  filters: AnalyticsFilters
  mayEditCosts: boolean
}

/** Below this many visitors a share is mostly chance. */
const fewVisitors = 30

/** The analytics screen of a page. */
export function AnalyticsPage({ analytics, costs, filters, mayEditCosts }: AnalyticsPageProps) {
  const isLoading = useNavigation().state === 'loading'
  const { change } = useAddressFilters('')
  const { page, period, totals } = analytics
  // Without scripts a visitor buys and is seen nowhere before.
  const isEmpty = totals.views === 0 && (totals.checkouts ?? 0) === 0 && (totals.sales ?? 0) === 0
  return (
    <AdminScreen
      title={`Statistik ${page.name}`}
      description={`${periodWords(period)}, WIB`}
      back={{ href: '/admin/landing-pages', label: 'Halaman landing' }}
      actions={
        <>
          <Button asChild iconStart={<Icon name="pensil" size={16} />}>
            <Link to={`/admin/landing-pages/${page.id}`}>Sunting halaman</Link>
          </Button>
          <ExportMenu addressOf={(format) => analyticsFileUrl(page.id, filters, format)} />
        </>
      }
    >
      <AnalyticsFilterBar
        filters={filters}
        sourceNames={analytics.sourceNames}
        cityNames={analytics.cityNames}
        onChange={change}
      />
      {isEmpty ? (
        <NoVisits
          analytics={analytics}
          isFiltered={filters.device !== undefined || filters.source !== '' || filters.city !== ''}
        />
      ) : (
        <div aria-busy={isLoading} className="flex flex-col gap-5 transition-opacity aria-busy:opacity-60">
          {period.from < analytics.keptSince && (
            <Note>
              Kunjungan satu per satu disimpan sejak{' '}
              {periodWords({ from: analytics.keptSince, until: analytics.keptSince })}. Untuk rentang waktu ini CTR,
              corong, dan angka per bagian tidak dapat dihitung.
            </Note>
          )}
          {totals.visitors < fewVisitors && (
            <Note>Baru {totals.visitors} pengunjung: persentase di bawah ini masih bisa banyak berubah.</Note>
          )}
          <Totals analytics={analytics} />
          <VisitsByDay analytics={analytics} today={filters.today} />
          <div className="grid min-w-0 grid-cols-1 gap-5 lg:grid-cols-2">
            <Funnel analytics={analytics} />
            <VisitsByHour analytics={analytics} />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-5 lg:grid-cols-3">
            <PartsTable
              title="Sumber"
              metric="source"
              parts={analytics.sources.map(({ source, ...part }) => ({ ...part, name: sourceWords(source) }))}
            />
            <PartsTable
              title="Perangkat"
              metric="device"
              parts={analytics.devices.map(({ device, ...part }) => ({ ...part, name: deviceNames[device] }))}
            />
            <PartsTable
              title="Kota"
              metric="city"
              parts={analytics.cities.map(({ city, ...part }) => ({
                ...part,
                name: cityWords(city),
                isRemainder: city === '',
              }))}
              none="Tidak ada tautan yang menyebut kota pada pilihan ini. Tambahkan kotanya pada tautan iklan, misalnya ?kota=bandung, untuk melihat kunjungan per kota."
            />
          </div>
          <VariantsTable analytics={analytics} />
          <SectionsTable analytics={analytics} />
          <LinksTable analytics={analytics} />
        </div>
      )}
      <CampaignsTable analytics={analytics} costs={costs} mayEdit={mayEditCosts} />
      <p className="text-app-xs text-muted">
        Kunjungan dan klik diberitahukan browser; checkout dan penjualan dicatat server. Hari dihitung menurut WIB.
      </p>
    </AdminScreen>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-surface bg-hover p-3 text-app-sm">
      <Icon name="info" size={16} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

function NoVisits({ analytics: { page, traffic }, isFiltered }: { analytics: PageAnalytics; isFiltered: boolean }) {
  const others = traffic.bot + traffic.staff
  return (
    <div className="rounded-surface border border-line bg-surface">
      <EmptyState
        illustration={<StairsPicture icon={grafik} />}
        title="Belum ada kunjungan"
        text={
          isFiltered
            ? 'Tidak ada kunjungan dengan perangkat, sumber, atau kota ini pada rentang waktu yang dipilih.'
            : !page.isPublished
              ? 'Halaman ini belum terbit. Begitu terbit dan dibuka orang, angkanya ada di sini dalam beberapa saat.'
              : others > 0
                ? `Ada ${others} pembukaan oleh robot atau tim Anda; keduanya tidak dihitung sebagai kunjungan.`
                : 'Bagikan alamat halaman ini. Kunjungan terlihat di sini dalam beberapa saat.'
        }
        action={
          page.isPublished ? (
            <Button asChild>
              <a href={page.address} target="_blank" rel="noopener">
                Lihat halaman
              </a>
            </Button>
          ) : (
            <Button asChild variant="primary">
              <Link to={`/admin/landing-pages/${page.id}`}>Sunting halaman</Link>
            </Button>
          )
        }
      />
    </div>
  )
}
