import { analyticsDevices } from '@naikkelas/contract/marketing'
import { Field } from '@naikkelas/ui/field'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { Select } from '@naikkelas/ui/select'
import { DaysFilter } from '../inputs/days-filter.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { choosable, type AnalyticsFilters, usualDays } from './analytics-filters.ts'
import { cityWords, deviceNames, sourceWords } from './metric-format.ts'

interface AnalyticsFilterBarProps {
  filters: AnalyticsFilters
  sourceNames: readonly string[]
  cityNames: readonly string[]
}

const periods = [
  ...usualDays.map((days) => ({ value: String(days), label: `${days} hari` })),
  { value: 'custom', label: 'Pilih tanggal' },
]

/** Filters for days, device, source and city; all of them are in the URL. */
export function AnalyticsFilterBar({ filters, sourceNames, cityNames }: AnalyticsFilterBarProps) {
  const { change } = useAddressFilters('')
  const { days, from, until, mistake, device, source, city, today } = filters
  const cities = choosable(city, cityNames)
  const choose = (value: string) =>
    value === 'custom'
      ? change({ hari: '', sejak: from, sampai: until })
      : change({ hari: value === '28' ? '' : value, sejak: '', sampai: '' })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl label="Rentang waktu" options={periods} value={String(days)} onValueChange={choose} />
        <Field label="Perangkat" isLabelHidden className="max-sm:min-w-0 max-sm:flex-1 max-sm:basis-36">
          <Select value={device ?? ''} onChange={({ target }) => change({ perangkat: target.value })}>
            <option value="">Semua perangkat</option>
            {analyticsDevices.map((one) => (
              <option key={one} value={one}>
                {deviceNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Sumber" isLabelHidden className="min-w-0 max-w-64 max-sm:flex-1 max-sm:basis-36">
          <Select value={source} onChange={({ target }) => change({ sumber: target.value })}>
            <option value="">Semua sumber</option>
            {choosable(source, sourceNames).map((name) => (
              <option key={name} value={name}>
                {sourceWords(name)}
              </option>
            ))}
          </Select>
        </Field>
        {cities.length > 0 && (
          <Field label="Kota" isLabelHidden className="min-w-0 max-w-64 max-sm:flex-1 max-sm:basis-36">
            <Select value={city} onChange={({ target }) => change({ kota: target.value })}>
              <option value="">Semua kota</option>
              {cities.map((name) => (
                <option key={name} value={name}>
                  {cityWords(name)}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {days === 'custom' && (
        <Field label="Rentang tanggal" isLabelHidden error={mistake ?? undefined} className="max-w-text">
          <DaysFilter
            from={from}
            until={until}
            max={today}
            presets={[]}
            onDaysChange={(days) => change({ sejak: days.from, sampai: days.until })}
          />
        </Field>
      )}
    </div>
  )
}
