import { analyticsDevices } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Select } from '@naikkelas/ui/select'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { choosable, analyticsFiltersOf, usualDays } from '../../analytics/analytics-filters.ts'
import { cityWords, countWords, deviceNames, shareWords, sourceWords } from '../../analytics/metric-format.ts'
import { DaysFilter } from '../../inputs/days-filter.tsx'
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
  const change = (changed: Record<string, string>) => setChosen((present) => withFilter(present, changed))
  const { days, from, until, today, device, source, city, mistake } = filters
  const cities = choosable(city, analytics?.cityNames)
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
      <Field label="Rentang waktu" isLabelHidden>
        <Select
          size="sm"
          value={String(days)}
          onChange={({ target }) =>
            change(
              target.value === 'custom'
                ? { hari: '', sejak: from, sampai: until }
                : { hari: target.value, sejak: '', sampai: '' },
            )
          }
        >
          {usualDays.map((count) => (
            <option key={count} value={count}>
              {count} hari
            </option>
          ))}
          <option value="custom">Pilih tanggal</option>
        </Select>
      </Field>
      {days === 'custom' && (
        <Field label="Rentang tanggal" isLabelHidden error={mistake ?? undefined}>
          <DaysFilter
            size="sm"
            from={from}
            until={until}
            max={today}
            presets={[]}
            onDaysChange={(days) => change({ sejak: days.from, sampai: days.until })}
          />
        </Field>
      )}
      <Field label="Perangkat" isLabelHidden>
        <Select size="sm" value={device ?? ''} onChange={({ target }) => change({ perangkat: target.value })}>
          <option value="">Semua perangkat</option>
          {analyticsDevices.map((one) => (
            <option key={one} value={one}>
              {deviceNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Sumber" isLabelHidden>
        <Select size="sm" value={source} onChange={({ target }) => change({ sumber: target.value })}>
          <option value="">Semua sumber</option>
          {choosable(source, analytics?.sourceNames).map((name) => (
            <option key={name} value={name}>
              {sourceWords(name)}
            </option>
          ))}
        </Select>
      </Field>
      {cities.length > 0 && (
        <Field label="Kota" isLabelHidden>
          <Select size="sm" value={city} onChange={({ target }) => change({ kota: target.value })}>
            <option value="">Semua kota</option>
            {cities.map((name) => (
              <option key={name} value={name}>
                {cityWords(name)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Button asChild size="sm">
        <Link to={`/admin/landing-pages/${pageId}/statistik?${chosen}`}>Lihat semua</Link>
      </Button>
      <Button size="sm" variant="quiet" onClick={onClose}>
        Tutup statistik
      </Button>
      {analytics && analytics.totals.views > 0 && <SectionMetrics analytics={analytics} />}
    </section>
  )
}
