import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { Link } from 'react-router-dom'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { withFilter } from '../lists/with-filter.ts'
import { GroupFilters } from './groups/group-filters.tsx'
import type { PageGroups } from './groups/page-groups.ts'
import { kindFilters, type PageFilters, statusFilters } from './page-filters.ts'

interface ListFiltersProps {
  filters: PageFilters
  groups: PageGroups
  mayDesign: boolean
}

/** Search and filters of the landing pages. */
export function ListFilters({ filters, groups, mayDesign }: ListFiltersProps) {
  const { params, search, type, change } = useAddressFilters(filters.search)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Field label="Cari halaman" isLabelHidden className="w-full sm:w-56">
        <Input
          type="search"
          value={search}
          placeholder="Cari nama atau tautan"
          maxLength={80}
          start={<Icon name="cari" size={16} />}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <nav aria-label="Status" className="-mx-1 flex max-w-full gap-0.5 overflow-x-auto px-1">
        {statusFilters.map(({ value, label }) => (
          <Link
            key={value}
            to={`?${withFilter(params, { status: value })}`}
            aria-current={(filters.status ?? '') === value ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-control px-2.5 text-app-sm font-medium whitespace-nowrap text-muted transition-colors hover:bg-hover hover:text-text aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-text aria-[current]:shadow-e1 sm:min-h-9"
          >
            {label}
          </Link>
        ))}
      </nav>
      <Field label="Jenis halaman" isLabelHidden className="ms-auto w-40">
        <Select value={filters.kind ?? ''} onChange={(event) => change({ jenis: event.target.value })}>
          {kindFilters.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <GroupFilters groups={groups} filters={filters} mayDesign={mayDesign} onChange={change} />
    </div>
  )
}
