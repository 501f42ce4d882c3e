import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import type { ActiveFilter } from '@naikkelas/ui/filter-popover'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { Select } from '@naikkelas/ui/select'
import { Suspense, useState } from 'react'
import { latePart } from '../../../shared/late/late-part.tsx'
import { usePreferences } from '../../../shared/preferences/use-preferences.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
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
  const choice = (label: string, name: string, value: string, options: readonly { value: string; label: string }[]) => (
    <FilterChoice label={label} value={value} options={options} onChoose={(chosen) => change({ [name]: chosen })} />
  )
  const counted = (groups: readonly { id: string; name: string; pageCount: number }[]) =>
    groups.map(({ id, name, pageCount }) => ({ value: id, label: `${name} (${pageCount})` }))
  const sorts = Object.entries(sortNames).map(([value, label]) => ({ value, label }))
  return (
    <>
      <FilterBar
        search={{ label: 'Cari halaman', placeholder: 'Cari nama atau tautan', words: search, onType: type }}
        filters={activeFilters()}
        onClear={() => change({ status: '', jenis: '', folder: '', label: '' })}
        aside={
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
        }
      >
        {choice('Status', 'status', filters.status ?? '', statusFilters)}
        {choice('Jenis halaman', 'jenis', filters.kind ?? '', kindFilters)}
        {choice('Folder', 'folder', filters.folder ?? '', [
          { value: '', label: 'Semua folder' },
          { value: 'none', label: 'Di luar folder' },
          ...counted(folders),
        ])}
        {choice('Label', 'label', filters.label ?? '', [{ value: '', label: 'Semua label' }, ...counted(labels)])}
        <div className="lg:hidden">{choice('Urutkan', 'urut', filters.sort, sorts)}</div>
        {mayDesign && (
          <Button variant="quiet" onClick={() => setIsManaging(true)}>
            Atur folder dan label
          </Button>
        )}
      </FilterBar>
      {isManaging && (
        <Suspense>
          <GroupsDialog groups={{ folders, labels }} onClose={() => setIsManaging(false)} />
        </Suspense>
      )}
    </>
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
