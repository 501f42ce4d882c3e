import { Field } from '@naikkelas/ui/field'
import { type ActiveFilter, FilterPopover } from '@naikkelas/ui/filter-popover'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import type { AdminFilters } from './admin-filters.ts'
import { roles, roleWords, states, stateWords } from './admin-words.ts'

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
    <section aria-label="Saring" className="flex w-full min-w-0 flex-wrap items-center gap-3 lg:w-auto lg:flex-1">
      <Field label="Cari admin" isLabelHidden className="min-w-0 flex-1 basis-full sm:max-w-72 sm:basis-0">
        <Input
          type="search"
          size="sm"
          value={search}
          placeholder="Nama atau e-mail"
          maxLength={80}
          start={<Icon name="cari" size={16} />}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <FilterPopover size="sm" filters={active} onClear={() => change({ peran: '', status: '' })}>
        <Field label="Peran">
          <Select value={role ?? ''} onChange={(event) => change({ peran: event.target.value })}>
            <option value="">Semua</option>
            {roles.map((one) => (
              <option key={one} value={one}>
                {roleWords[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Status">
          <Select value={state ?? ''} onChange={(event) => change({ status: event.target.value })}>
            <option value="">Semua</option>
            {states.map((one) => (
              <option key={one} value={one}>
                {stateWords[one]}
              </option>
            ))}
          </Select>
        </Field>
      </FilterPopover>
    </section>
  )
}
