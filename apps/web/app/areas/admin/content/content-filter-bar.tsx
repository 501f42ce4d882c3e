import { publicationStates } from '@naikkelas/contract/content'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import type { ContentFilters } from './content-filters.ts'
import { stateWords } from './publication-words.ts'

export interface FurtherFilter {
  /** In the address. */
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
}

interface ContentFilterBarProps {
  filters: ContentFilters
  placeholder: string
  further?: FurtherFilter
}

export function ContentFilterBar({ filters, placeholder, further }: ContentFilterBarProps) {
  const { search, type, change } = useAddressFilters(filters.search)
  const { state } = filters
  const chosen = further?.options.find(({ value }) => value !== '' && value === further.value)
  const held = [
    ...(state === undefined ? [] : [{ id: 'status', label: `Status: ${stateWords[state]}` }]),
    ...(further && chosen ? [{ id: further.name, label: `${further.label}: ${chosen.label}` }] : []),
  ]
  return (
    <FilterBar
      size="sm"
      search={{
        label: 'Cari',
        placeholder,
        words: search,
        onType: type,
        className: 'min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0',
      }}
      filters={held.map((one) => ({ ...one, onRemove: () => change({ [one.id]: '' }) }))}
      onClear={() => change({ status: '', ...(further && { [further.name]: '' }) })}
    >
      <FilterChoice
        label="Status"
        value={state ?? ''}
        options={[
          { value: '', label: 'Selain yang diarsipkan' },
          ...publicationStates.map((one) => ({ value: one, label: stateWords[one] })),
        ]}
        onChoose={(value) => change({ status: value })}
      />
      {further && (
        <FilterChoice
          label={further.label}
          value={further.value}
          options={further.options}
          onChoose={(value) => change({ [further.name]: value })}
        />
      )}
    </FilterBar>
  )
}
