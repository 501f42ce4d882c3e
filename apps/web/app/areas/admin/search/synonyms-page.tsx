import { deleteSynonym, type Synonym } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate } from '@naikkelas/ui/format'
import { useToast } from '@naikkelas/ui/toast'
import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { RowActions } from '../catalogue/row-actions.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'

interface SynonymsPageProps {
  synonyms: readonly Synonym[]
  mayChange: boolean
}

/** Words of the public search that mean the same. */
export function SynonymsPage({ synonyms, mayChange }: SynonymsPageProps) {
  const [editing, setEditing] = useState<Synonym | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Synonym | null>(null)
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
      title="Sinonim"
      description="Siapa pun yang mencari salah satu kata juga menemukan isi katalog dengan kata lainnya."
      actions={add}
    >
      <ResourceList
        caption="Sinonim"
        columns={columns}
        items={synonyms}
        idOf={({ id }) => id}
        nameOf={nameOf}
        {...(mayChange && { onOpen: setEditing })}
        empty={{
          title: 'Belum ada sinonim',
          text: 'Lihat “Kata yang dicari”: kata tanpa hasil sering hanya sebutan lain, misalnya hp untuk ponsel.',
          action: add,
        }}
      />
      {editing && <SynonymDialog synonym={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {deleting && <DeleteDialog synonym={deleting} onClose={() => setDeleting(null)} />}
    </AdminScreen>
  )
}

const nameOf = ({ value }: Synonym) => value.words.join(', ')

function DeleteDialog({ synonym, onClose }: { synonym: Synonym; onClose: () => void }) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const remove = async () => {
    await call(deleteSynonym, { params: { synonymId: synonym.id } })
    await revalidate()
    toast({ title: 'Sinonim dihapus', tone: 'ok' })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Hapus sinonim “${nameOf(synonym)}”?`}
      description="Setiap kata kembali dicari sendiri-sendiri."
      confirmLabel="Hapus"
      errorMessage={messageOf}
      onConfirm={remove}
    />
  )
}

interface Acts {
  onEdit: (synonym: Synonym) => void
  onDelete: (synonym: Synonym) => void
}

/** @param acts null where nothing may be changed */
const columnsOf = (acts: Acts | null): readonly DataTableColumn<Synonym>[] => [
  {
    id: 'words',
    header: 'Kata',
    cell: (synonym) => <span className="font-semibold wrap-anywhere">{nameOf(synonym)}</span>,
  },
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
  ...(acts
    ? [
        {
          id: 'acts',
          header: 'Tindakan',
          isActions: true,
          canHide: false,
          cell: (synonym: Synonym) => (
            <RowActions
              name={nameOf(synonym)}
              onEdit={() => acts.onEdit(synonym)}
              onDelete={() => acts.onDelete(synonym)}
            />
          ),
        },
      ]
    : []),
]
