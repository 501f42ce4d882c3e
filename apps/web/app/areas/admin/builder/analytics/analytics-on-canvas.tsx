import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AnalyticsFilterBar } from '../../analytics/analytics-filter-bar.tsx'
import { analyticsFiltersOf } from '../../analytics/analytics-filters.ts'
import { countWords, shareWords } from '../../analytics/metric-format.ts'
import { withFilter } from '../../lists/with-filter.ts'
import { useBuilder } from '../state/builder-context.ts'
import { regionMark } from '../stage/region-focus.ts'
import { SectionMetrics } from './section-metrics.tsx'
import { usePageAnalytics } from './use-page-analytics.ts'

/** Analytics over the canvas: the same filters and metrics as the page's analytics screen. */
export function AnalyticsOnCanvas({ onClose }: { onClose: () => void }) {
  const pageId = useBuilder((state) => state.page.id)
  const [chosen, setChosen] = useState(() => new URLSearchParams())
  const filters = analyticsFiltersOf(chosen, new Date())
  const { analytics, failure, isLoading } = usePageAnalytics(pageId, filters)
  return (
    <section
      {...regionMark}
      aria-label="Statistik halaman"
      className="z-20 flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-tint px-3 py-2 text-app-sm"
    >
      <Icon name="grafik" size={16} className="shrink-0 text-accent" />
      <p role="status" className="min-w-0 flex-1 basis-56">
        {failure ??
          (analytics === null
            ? 'Memuat statistik…'
            : analytics.totals.views === 0
              ? 'Belum ada kunjungan pada pilihan ini.'
              : `${countWords(analytics.totals.views)} kunjungan, ${countWords(analytics.totals.visitors)} pengunjung, CTR ${shareWords(analytics.totals.ctr)}`)}
        {isLoading && analytics !== null && <span className="text-muted"> Memperbarui…</span>}
      </p>
      <AnalyticsFilterBar
        size="sm"
        filters={filters}
        sourceNames={analytics?.sourceNames ?? []}
        cityNames={analytics?.cityNames ?? []}
        onChange={(changed) => setChosen((present) => withFilter(present, changed))}
      />
      <Button asChild size="sm">
        <Link to={`/admin/landing-pages/${pageId}/statistik?${chosen}`}>Lihat semua</Link>
      </Button>
      <Button size="sm" variant="quiet" onClick={onClose}>
        Tutup statistik
      </Button>
      {analytics && (analytics.totals.views > 0 || (analytics.totals.sales ?? 0) > 0) && (
        <SectionMetrics analytics={analytics} />
      )}
    </section>
  )
}
