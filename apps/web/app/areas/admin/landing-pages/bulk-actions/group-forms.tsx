import {
  createPageFolder,
  createPageLabel,
  type BulkAction,
  type PageFolder,
  type PageLabel,
} from '@naikkelas/contract/pages'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import { useRevalidator } from 'react-router-dom'
import { call } from '../../../../shared/api/call.ts'
import { GroupForm } from '../groups/group-form.tsx'

type FolderAct = Extract<BulkAction, { kind: 'folder' }>
type LabelsAct = Extract<BulkAction, { kind: 'labels' }>

interface FolderFormProps {
  folders: readonly PageFolder[]
  act: FolderAct | null
  onChange: (act: FolderAct | null) => void
}

/** Target folder; a new one can be created in place. */
export function FolderForm({ folders, act, onChange }: FolderFormProps) {
  const { revalidate } = useRevalidator()
  const value = act === null ? '' : (act.folderId ?? 'none')
  return (
    <div className="flex flex-col gap-4">
      <Field label="Folder tujuan">
        <Select
          value={value}
          onChange={({ target }) =>
            onChange(
              target.value === '' ? null : { kind: 'folder', folderId: target.value === 'none' ? null : target.value },
            )
          }
        >
          <option value="">Pilih folder</option>
          <option value="none">Di luar folder</option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <GroupForm
        what="folder"
        onMake={async ({ name }) => {
          const { id } = await call(createPageFolder, { body: { name } })
          await revalidate()
          onChange({ kind: 'folder', folderId: id })
        }}
      />
    </div>
  )
}

interface LabelsFormProps {
  labels: readonly PageLabel[]
  act: LabelsAct | null
  onChange: (act: LabelsAct | null) => void
}

/** Labels to add and to remove; a new one can be created in place. */
export function LabelsForm({ labels, act, onChange }: LabelsFormProps) {
  const { revalidate } = useRevalidator()
  const add = act?.add ?? []
  const remove = act?.remove ?? []
  const set = (id: string, input: string) => {
    const next: LabelsAct = {
      kind: 'labels',
      add: [...add.filter((one) => one !== id), ...(input === 'add' ? [id] : [])],
      remove: [...remove.filter((one) => one !== id), ...(input === 'remove' ? [id] : [])],
    }
    onChange(next.add.length + next.remove.length === 0 ? null : next)
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {labels.map(({ id, name }) => (
          <Field key={id} label={name}>
            <Select
              value={add.includes(id) ? 'add' : remove.includes(id) ? 'remove' : ''}
              onChange={(event) => set(id, event.target.value)}
            >
              <option value="">Biarkan</option>
              <option value="add">Pasang</option>
              <option value="remove">Lepas</option>
            </Select>
          </Field>
        ))}
      </div>
      <GroupForm
        what="label"
        onMake={async (body) => {
          const { id } = await call(createPageLabel, { body })
          await revalidate()
          set(id, 'add')
        }}
      />
    </div>
  )
}
