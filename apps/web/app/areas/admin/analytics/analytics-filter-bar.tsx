import { analyticsDevices } from '@naikkelas/contract/marketing'
import { Field } from '@naikkelas/ui/field'
import type { ActiveFilter } from '@naikkelas/ui/filter-popover'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { DaysFilter } from '../inputs/days-filter.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { choosable, type AnalyticsFilters, usualDays } from './analytics-filters.ts'
import { cityWords, deviceNames, sourceWords } from './metric-format.ts'

interface AnalyticsFilterBarProps {
  filters: AnalyticsFilters
  sourceNames: readonly string[]
  cityNames: readonly string[]
  /** Receives what is chosen, by the names of the address; an empty value removes the filter. */
  onChange: (changed: Record<string, string>) => void
  /** `sm` over the canvas of the builder. @default 'md' */
  size?: 'sm' | 'md'
}

const periods = [
  ...usualDays.map((days) => ({ value: String(days), label: `${days} hari` })),
  { value: 'custom', label: 'Tanggal' },
]

/** Filters for days, device, source and city. */
export function AnalyticsFilterBar({ filters, sourceNames, cityNames, onChange, size }: AnalyticsFilterBarProps) {
  const { days, from, until, mistake, device, source, city, today } = filters
  const cities = choosable(city, cityNames)
  const choose = (value: string) =>
    value === 'custom'
      ? onChange({ hari: '', sejak: from, sampai: until })
      : onChange({ hari: value === '28' ? '' : value, sejak: '', sampai: '' })
  return (
    <div className="flex flex-col gap-3">
      <FilterBar
        size={size}
        lead={
          <SegmentedControl
            label="Rentang waktu"
            size={size}
            options={periods}
            value={String(days)}
            onValueChange={choose}
          />
        }
        filters={activeFilters()}
        onClear={() => onChange({ perangkat: '', sumber: '', kota: '' })}
      >
        <FilterChoice
          label="Perangkat"
          value={device ?? ''}
          options={[
            { value: '', label: 'Semua perangkat' },
            ...analyticsDevices.map((one) => ({ value: one, label: deviceNames[one] })),
          ]}
          onChoose={(value) => onChange({ perangkat: value })}
        />
        <FilterChoice
          label="Sumber"
          value={source}
          options={[
            { value: '', label: 'Semua sumber' },
            ...choosable(source, sourceNames).map((name) => ({ value: name, label: sourceWords(name) })),
          ]}
          onChoose={(value) => onChange({ sumber: value })}
        />
        {cities.length > 0 && (
          <FilterChoice
            label="Kota"
            value={city}
            options={[
              { value: '', label: 'Semua kota' },
              ...cities.map((name) => ({ value: name, label: cityWords(name) })),
            ]}
            onChoose={(value) => onChange({ kota: value })}
          />
        )}
      </FilterBar>
      {days === 'custom' && (
        <Field label="Rentang tanggal" isLabelHidden error={mistake ?? undefined} className="max-w-text">
          <DaysFilter
            size={size}
            from={from}
            until={until}
            max={today}
            presets={[]}
            onDaysChange={(days) => onChange({ sejak: days.from, sampai: days.until })}
          />
        </Field>
      )}
    </div>
  )

  function activeFilters(): ActiveFilter[] {
    const held = [
      { id: 'perangkat', says: 'Perangkat', name: device && deviceNames[device] },
      { id: 'sumber', says: 'Sumber', name: source === '' ? undefined : sourceWords(source) },
      { id: 'kota', says: 'Kota', name: city === '' ? undefined : cityWords(city) },
    ]
    return held.flatMap(({ id, says, name }) =>
      name === undefined ? [] : [{ id, label: `${says}: ${name}`, onRemove: () => onChange({ [id]: '' }) }],
    )
  }
}
