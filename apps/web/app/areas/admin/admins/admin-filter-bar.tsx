import type { ActiveFilter } from '@naikkelas/ui/filter-popover'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import type { AdminFilters } from './admin-filters.ts'
import { roles, roleWords, states, stateWords } from './admin-words.ts'

const all = { value: '', label: 'Semua' }
const roleOptions = [all, ...roles.map((role) => ({ value: String(role), label: roleWords[role] }))]
const stateOptions = [all, ...states.map((state) => ({ value: state, label: stateWords[state] }))]

/** Search by name or e-mail, and filters by role and state. */
export function AdminFilterBar({ filters }: { filters: AdminFilters }) {
  const { search, type, change } = useAddressFilters(filters.search)
  const { role, state } = filters
  const active: ActiveFilter[] = [
    ...(role === undefined
      ? []
      : [{ id: 'role', label: `Peran: ${roleWords[role]}`, onRemove: () => change({ peran: '' }) }]),
    ...(state === undefined
      ? []
      : [{ id: 'state', label: `Status: ${stateWords[state]}`, onRemove: () => change({ status: '' }) }]),
  ]
  return (
    <FilterBar
      size="sm"
      search={{ label: 'Cari admin', placeholder: 'Nama atau e-mail', words: search, onType: type }}
      filters={active}
      onClear={() => change({ peran: '', status: '' })}
    >
      <FilterChoice
        label="Peran"
        value={String(role ?? '')}
        options={roleOptions}
        onChoose={(value) => change({ peran: value })}
      />
      <FilterChoice
        label="Status"
        value={state ?? ''}
        options={stateOptions}
        onChoose={(value) => change({ status: value })}
      />
    </FilterBar>
  )
}
