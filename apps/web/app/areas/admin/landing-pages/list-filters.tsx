import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { type ActiveFilter, FilterPopover } from '@naikkelas/ui/filter-popover'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { Select } from '@naikkelas/ui/select'
import { Suspense, useState } from 'react'
import { latePart } from '../../../shared/late/late-part.tsx'
import { usePreferences } from '../../../shared/preferences/use-preferences.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import type { PageGroups } from './groups/page-groups.ts'
import { kindFilters, type PageFilters, sortNames, statusFilters } from './page-filters.ts'

const GroupsDialog = latePart(async () => (await import('./groups/groups-dialog.tsx')).GroupsDialog)

interface ListFiltersProps {
  filters: PageFilters
  groups: PageGroups
  mayDesign: boolean
}

const views = [
  { value: 'cards', label: 'Kartu' },
  { value: 'list', label: 'Daftar' },
] as const

/** Search, filters, order and look of the landing pages. All but the look are in the address. */
export function ListFilters({ filters, groups: { folders, labels }, mayDesign }: ListFiltersProps) {
  const { search, type, change } = useAddressFilters(filters.search)
  const { preferences, change: prefer } = usePreferences()
  const [isManaging, setIsManaging] = useState(false)
  const select = (label: string, name: string, value: string, options: readonly { value: string; label: string }[]) => (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => change({ [name]: target.value })}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
  const counted = (groups: readonly { id: string; name: string; pageCount: number }[]) =>
    groups.map(({ id, name, pageCount }) => ({ value: id, label: `${name} (${pageCount})` }))
  const sorts = Object.entries(sortNames).map(([value, label]) => ({ value, label }))
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Field label="Cari halaman" isLabelHidden className="min-w-0 flex-1 sm:min-w-44 sm:max-w-80">
        <Input
          type="search"
          value={search}
          placeholder="Cari nama atau tautan"
          maxLength={80}
          start={<Icon name="cari" size={16} />}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <FilterPopover filters={activeFilters()} onClear={() => change({ status: '', jenis: '', folder: '', label: '' })}>
        {select('Status', 'status', filters.status ?? '', statusFilters)}
        {select('Jenis halaman', 'jenis', filters.kind ?? '', kindFilters)}
        {select('Folder', 'folder', filters.folder ?? '', [
          { value: '', label: 'Semua folder' },
          { value: 'none', label: 'Di luar folder' },
          ...counted(folders),
        ])}
        {select('Label', 'label', filters.label ?? '', [{ value: '', label: 'Semua label' }, ...counted(labels)])}
        <div className="lg:hidden">{select('Urutkan', 'urut', filters.sort, sorts)}</div>
        {mayDesign && (
          <Button variant="quiet" onClick={() => setIsManaging(true)}>
            Atur folder dan label
          </Button>
        )}
      </FilterPopover>
      <div className="ms-auto flex items-center gap-3 max-sm:hidden">
        <Field label="Urutkan" isLabelHidden className="w-44 max-lg:hidden">
          <Select value={filters.sort} onChange={({ target }) => change({ urut: target.value })}>
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <SegmentedControl
          label="Tampilan daftar"
          options={views}
          value={preferences.pages}
          onValueChange={(pages) => prefer({ pages })}
        />
      </div>
      {isManaging && (
        <Suspense>
          <GroupsDialog groups={{ folders, labels }} onClose={() => setIsManaging(false)} />
        </Suspense>
      )}
    </div>
  )

  function activeFilters(): ActiveFilter[] {
    const { status, kind, folder, label } = filters
    const held = [
      { id: 'status', says: 'Status', name: statusFilters.find(({ value }) => value === status)?.label, value: status },
      { id: 'jenis', says: 'Jenis', name: kindFilters.find(({ value }) => value === kind)?.label, value: kind },
      {
        id: 'folder',
        says: 'Folder',
        name: folder === 'none' ? 'Di luar folder' : folders.find(({ id }) => id === folder)?.name,
        value: folder,
      },
      { id: 'label', says: 'Label', name: labels.find(({ id }) => id === label)?.name, value: label },
    ]
    return held.flatMap(({ id, says, name = 'lain', value }) =>
      value === undefined ? [] : [{ id, label: `${says}: ${name}`, onRemove: () => change({ [id]: '' }) }],
    )
  }
}
