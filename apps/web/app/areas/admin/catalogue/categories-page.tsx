import type { Category } from '@naikkelas/contract/commerce'
import type { ListView } from '@naikkelas/contract/identity'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { DeleteRecordDialog } from './delete-record-dialog.tsx'
import { RowActions } from './row-actions.tsx'
import { activityBadge } from './activity-badge.ts'

interface CategoriesPageProps {
  categories: readonly Category[]
  views: readonly ListView[]
  mayChange: boolean
}

/** What the catalogue is sorted into, in the order of the menu. */
export function CategoriesPage({ categories, views, mayChange }: CategoriesPageProps) {
  const [editing, setEditing] = useState<Category | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Category | null>(null)
  const columns = useMemo(
    () => columnsOf(mayChange ? { onEdit: setEditing, onDelete: setDeleting } : null),
    [mayChange],
  )
  const add = mayChange && (
    <Button variant="primary" onClick={() => setEditing('new')}>
      Tambah
    </Button>
  )
  return (
    <AdminScreen
      title="Kategori"
      description="Setiap kategori punya halaman sendiri yang memuat semua jenis: kelas, jasa, tools, dan acara."
      actions={
        mayChange && (
          <>
            {categories.length > 1 && (
              <Button asChild>
                <Link to="/admin/kategori/urutan">Urutkan</Link>
              </Button>
            )}
            {add}
          </>
        )
      }
    >
      <ResourceList
        caption="Kategori"
        columns={columns}
        items={categories}
        views={{ list: 'categories', saved: views }}
        idOf={({ id }) => id}
        nameOf={({ value }) => value.name}
        {...(mayChange && { onOpen: setEditing })}
        empty={{
          title: 'Belum ada kategori',
          text: 'Kategori membantu pengunjung menemukan yang sejenis.',
          action: add,
        }}
      />
      {editing && <CategoryDialog category={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {deleting && (
        <DeleteRecordDialog
          what={{ kind: 'category', id: deleting.id, name: deleting.value.name }}
          onClose={() => setDeleting(null)}
        />
      )}
    </AdminScreen>
  )
}

interface Acts {
  onEdit: (category: Category) => void
  onDelete: (category: Category) => void
}

/** @param acts null where nothing may be changed */
const columnsOf = (acts: Acts | null): readonly DataTableColumn<Category>[] => [
  {
    id: 'name',
    header: 'Nama',
    cell: ({ value }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{value.name}</span>
        {value.summary !== '' && <span className="block text-app-xs text-muted wrap-anywhere">{value.summary}</span>}
      </>
    ),
  },
  { id: 'link', header: 'Tautan', cell: ({ value }) => <span className="wrap-anywhere">{value.link}</span> },
  { id: 'status', header: 'Status', cell: ({ value }) => <Badge {...activityBadge(value.status)} /> },
  { id: 'count', header: 'Isi', align: 'end', cell: ({ sellableCount }) => sellableCount },
  ...(acts
    ? [
        {
          id: 'acts',
          header: 'Tindakan',
          isActions: true,
          canHide: false,
          cell: (category: Category) => (
            <RowActions
              name={category.value.name}
              onEdit={() => acts.onEdit(category)}
              onDelete={() => acts.onDelete(category)}
            />
          ),
        },
      ]
    : []),
]
