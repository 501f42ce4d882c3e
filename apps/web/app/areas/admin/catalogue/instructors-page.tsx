import type { OutputFor } from '@naikkelas/contract'
import type { Instructor, listInstructors } from '@naikkelas/contract/commerce'
import type { ListView } from '@naikkelas/contract/identity'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { orang } from '@naikkelas/ui/icons/drawings'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { withFilter } from '../lists/with-filter.ts'
import { activityBadge } from './activity-badge.ts'
import { DeleteRecordDialog } from './delete-record-dialog.tsx'
import { InstructorDialog } from './instructor-dialog.tsx'
import type { InstructorFilters } from './instructor-filters.ts'
import { RowActions } from './row-actions.tsx'
import { pageAt } from './sellable-filters.ts'

interface InstructorsPageProps {
  list: OutputFor<typeof listInstructors>
  filters: InstructorFilters
  views: readonly ListView[]
  mayChange: boolean
}

/** Who teaches courses and speaks at events. */
export function InstructorsPage({ list, filters, views, mayChange }: InstructorsPageProps) {
  const [, setParams] = useSearchParams()
  const [editing, setEditing] = useState<Instructor | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Instructor | null>(null)
  const columns = useMemo(
    () => columnsOf(mayChange ? { onEdit: setEditing, onDelete: setDeleting } : null),
    [mayChange],
  )
  const add = mayChange && (
    <Button variant="primary" onClick={() => setEditing('new')}>
      Tambah
    </Button>
  )
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  return (
    <AdminScreen title="Pengajar" description="Orang yang mengajar di kelas dan berbicara di acara." actions={add}>
      <ResourceList
        caption="Pengajar"
        columns={columns}
        items={list.items}
        views={{ list: 'instructors', saved: views }}
        idOf={({ id }) => id}
        nameOf={({ value }) => value.name}
        {...(mayChange && { onOpen: setEditing })}
        toolbar={<Filters filters={filters} />}
        isFiltered={filters.search !== '' || filters.status !== undefined}
        empty={{
          title: 'Belum ada pengajar',
          icon: orang,
          text: 'Pengajar yang ditambahkan dapat dipilih di kelas dan acara.',
          action: add,
        }}
        noMatch={{ title: 'Tidak ada pengajar yang cocok', text: 'Cari sebagian namanya, atau hapus saringannya.' }}
        paging={{
          ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
          ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
        }}
      />
      {editing && <InstructorDialog instructor={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {deleting && (
        <DeleteRecordDialog
          what={{ kind: 'instructor', id: deleting.id, name: deleting.value.name }}
          onClose={() => setDeleting(null)}
        />
      )}
    </AdminScreen>
  )
}

function Filters({ filters }: { filters: InstructorFilters }) {
  const { search, type, change } = useAddressFilters(filters.search)
  const { status } = filters
  return (
    <FilterBar
      size="sm"
      search={{
        label: 'Cari',
        placeholder: 'Nama pengajar',
        words: search,
        onType: type,
        className: 'min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0',
      }}
      filters={
        status === undefined
          ? []
          : [
              {
                id: 'status',
                label: `Status: ${activityBadge(status).children}`,
                onRemove: () => change({ status: '' }),
              },
            ]
      }
      onClear={() => change({ status: '' })}
    >
      <FilterChoice
        label="Status"
        value={String(status ?? '')}
        options={[
          { value: '', label: 'Semua' },
          { value: '1', label: 'Aktif' },
          { value: '0', label: 'Non-Aktif' },
        ]}
        onChoose={(value) => change({ status: value })}
      />
    </FilterBar>
  )
}

interface Acts {
  onEdit: (instructor: Instructor) => void
  onDelete: (instructor: Instructor) => void
}

/** @param acts null where nothing may be changed */
const columnsOf = (acts: Acts | null): readonly DataTableColumn<Instructor>[] => [
  {
    id: 'name',
    header: 'Nama',
    cell: ({ value }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{value.name}</span>
        {value.title !== '' && <span className="block text-app-xs text-muted wrap-anywhere">{value.title}</span>}
      </>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ value }) => <Badge {...activityBadge(value.status)} /> },
  { id: 'count', header: 'Kelas dan acara', align: 'end', cell: ({ sellableCount }) => sellableCount },
  ...(acts
    ? [
        {
          id: 'acts',
          header: 'Tindakan',
          isActions: true,
          canHide: false,
          cell: (instructor: Instructor) => (
            <RowActions
              name={instructor.value.name}
              onEdit={() => acts.onEdit(instructor)}
              onDelete={() => acts.onDelete(instructor)}
            />
          ),
        },
      ]
    : []),
]
