import { type CollectionState, collectionStates, type ListedCollection } from '@naikkelas/contract/commerce'
import type { ListView } from '@naikkelas/contract/identity'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate } from '@naikkelas/ui/format'
import { Link, useNavigate } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { stateTones, stateWords } from './collection-words.ts'

interface CollectionsPageProps {
  collections: readonly ListedCollection[]
  state: CollectionState | undefined
  views: readonly ListView[]
  mayChange: boolean
}

/** Courses that belong together, each collection on a page of its own. */
export function CollectionsPage({ collections, state, views, mayChange }: CollectionsPageProps) {
  const navigate = useNavigate()
  const add = mayChange && (
    <Button asChild variant="primary">
      <Link to="/admin/koleksi/baru">Tambah</Link>
    </Button>
  )
  return (
    <AdminScreen
      title="Koleksi"
      description="Kelas pilihan dalam urutan Anda sendiri, di halaman yang dapat dibagikan."
      actions={add}
    >
      <ResourceList
        caption="Koleksi"
        columns={columns}
        items={collections}
        views={{ list: 'collections', saved: views }}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        onOpen={({ id }) => void navigate(`/admin/koleksi/${id}`)}
        toolbar={<Filters state={state} />}
        isFiltered={state !== undefined}
        empty={{
          title: 'Belum ada koleksi',
          text: 'Susun kelas untuk satu tujuan, misalnya “Mulai dari nol”, lalu bagikan tautannya.',
          action: add,
        }}
        noMatch={{ title: 'Tidak ada koleksi dengan status ini', text: 'Pilih status lain.' }}
      />
    </AdminScreen>
  )
}

function Filters({ state }: Pick<CollectionsPageProps, 'state'>) {
  const { change } = useAddressFilters('')
  return (
    <FilterBar
      size="sm"
      filters={
        state === undefined
          ? []
          : [{ id: 'status', label: `Status: ${stateWords[state]}`, onRemove: () => change({ status: '' }) }]
      }
      onClear={() => change({ status: '' })}
    >
      <FilterChoice
        label="Status"
        value={state ?? ''}
        options={[
          { value: '', label: 'Draf dan terbit' },
          ...collectionStates.map((one) => ({ value: one, label: stateWords[one] })),
        ]}
        onChoose={(status) => change({ status })}
      />
    </FilterBar>
  )
}

const columns: readonly DataTableColumn<ListedCollection>[] = [
  {
    id: 'title',
    header: 'Judul',
    cell: ({ id, title }) => (
      <Link
        to={`/admin/koleksi/${id}`}
        className="inline-flex min-h-9 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {title}
      </Link>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>,
  },
  { id: 'courses', header: 'Kelas', align: 'end', cell: ({ courseCount }) => courseCount },
  {
    id: 'updated',
    header: 'Diubah',
    cell: ({ updatedAt, changedBy }) => (
      <>
        <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
        {changedBy !== null && <span className="block text-app-xs text-muted wrap-anywhere">{changedBy}</span>}
      </>
    ),
  },
]
