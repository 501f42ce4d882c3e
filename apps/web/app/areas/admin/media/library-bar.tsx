import { mediaShows, mediaSorts } from '@naikkelas/contract/pages'
import { Field } from '@naikkelas/ui/field'
import type { ActiveFilter } from '@naikkelas/ui/filter-popover'
import { Select } from '@naikkelas/ui/select'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import type { LibraryFilters } from './library-filters.ts'
import { kindNames, showNames, sortNames } from './media-words.ts'

interface LibraryBarProps {
  filters: LibraryFilters
  /** As it is typed. */
  search: string
  onSearch: (words: string) => void
  onChange: (changed: Partial<LibraryFilters>) => void
  /** Where only one kind may be chosen. @default false */
  isKindFixed?: boolean
}

const kinds = ['image', 'video'] as const
const sorts = mediaSorts.map((value) => ({ value, label: sortNames[value] }))

/** The others are places among the folders. */
const states = mediaShows.filter((show) => show !== 'trash' && show !== 'stale')

/** Search, filters and order of the library. */
export function LibraryBar({ filters, search, onSearch, onChange, isKindFixed = false }: LibraryBarProps) {
  const { kind, sort } = filters
  const state = states.find((one) => one === filters.show)
  const sortBy = (value: string) => onChange({ sort: sorts.find((one) => one.value === value)?.value ?? 'newest' })
  return (
    <FilterBar
      search={{
        label: 'Cari media',
        placeholder: 'Cari nama atau teks alternatif',
        words: search,
        onType: onSearch,
      }}
      filters={activeFilters()}
      onClear={() => onChange({ ...(state && { show: undefined }), ...(!isKindFixed && { kind: undefined }) })}
      aside={
        <Field label="Urutkan" isLabelHidden className="ms-auto w-32 max-sm:hidden">
          <Select value={sort} onChange={({ target }) => sortBy(target.value)}>
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      }
    >
      {!isKindFixed && (
        <FilterChoice
          label="Jenis"
          value={kind ?? ''}
          options={[{ value: '', label: 'Semua jenis' }, ...kinds.map((value) => ({ value, label: kindNames[value] }))]}
          onChoose={(value) => onChange({ kind: kinds.find((one) => one === value) })}
        />
      )}
      <FilterChoice
        label="Keadaan"
        value={state ?? ''}
        options={[
          { value: '', label: 'Semua keadaan' },
          ...states.map((value) => ({ value, label: showNames[value] })),
        ]}
        onChoose={(value) => onChange({ show: states.find((one) => one === value) })}
      />
      <div className="sm:hidden">
        <FilterChoice label="Urutkan" value={sort} options={sorts} onChoose={sortBy} />
      </div>
    </FilterBar>
  )

  function activeFilters(): ActiveFilter[] {
    return [
      ...(kind === undefined || isKindFixed
        ? []
        : [{ id: 'kind', label: `Jenis: ${kindNames[kind]}`, onRemove: () => onChange({ kind: undefined }) }]),
      ...(state === undefined
        ? []
        : [{ id: 'show', label: `Keadaan: ${showNames[state]}`, onRemove: () => onChange({ show: undefined }) }]),
    ]
  }
}
