import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { kindFilters, type PageFilters, statusFilters, withFilter } from './page-filters.ts'

interface ListFiltersProps {
  filters: PageFilters
}

/** So long after the last key the search runs, in milliseconds. */
const searchPauseMs = 250

/** Search and filters; all of them live in the address, so that a view can be shared and gone back to. */
export function ListFilters({ filters }: ListFiltersProps) {
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState(filters.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setSearch(filters.search), [filters.search])
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (changed: Readonly<Record<string, string>>) =>
    setParams((present) => withFilter(present, changed), { replace: true, preventScrollReset: true })
  const type = (words: string) => {
    setSearch(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change({ cari: words.trim() }), searchPauseMs)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Field label="Cari halaman" isLabelHidden className="w-full sm:w-64">
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
            className="inline-flex min-h-11 items-center rounded-control px-3 text-app-sm font-medium whitespace-nowrap text-muted transition-colors hover:bg-hover hover:text-text aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-text aria-[current]:shadow-e1 sm:min-h-9"
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
    </div>
  )
}
