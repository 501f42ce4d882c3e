import type { LabelTone } from '@naikkelas/contract/pages'
import { Badge } from '@naikkelas/ui/badge'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { GroupForm, type GroupInput } from './group-form.tsx'

interface GroupRowProps {
  what: 'folder' | 'label'
  group: { id: string; name: string; pageCount: number; tone?: LabelTone }
  onRename: (input: GroupInput) => Promise<void>
  onDelete: () => Promise<void>
}

/** One folder or label with its actions. */
export function GroupRow({ what, group, onRename, onDelete }: GroupRowProps) {
  const { toast } = useToast()
  const [state, setState] = useState<'shown' | 'renaming' | 'deleting'>('shown')
  const show = () => setState('shown')
  const remove = async () => {
    await onDelete()
    toast({ title: `${what === 'folder' ? 'Folder' : 'Label'} “${group.name}” sudah dihapus` })
  }
  if (state === 'renaming')
    return (
      <li>
        <GroupForm
          what={what}
          present={{ name: group.name, tone: group.tone ?? 'neutral' }}
          onMake={async (input) => {
            await onRename(input)
            show()
          }}
          onCancel={show}
        />
      </li>
    )
  return (
    <li className="flex min-w-0 items-center gap-2 text-app-sm">
      <span className="min-w-0 flex-1 truncate">
        {group.tone ? <Badge tone={group.tone}>{group.name}</Badge> : group.name}
      </span>
      <span className="text-muted">{group.pageCount} halaman</span>
      <IconButton
        size="sm"
        label={`Ganti nama ${what} ${group.name}`}
        icon={<Icon name="pensil" size={16} />}
        onClick={() => setState('renaming')}
      />
      <IconButton
        size="sm"
        label={`Hapus ${what} ${group.name}`}
        icon={<Icon name="hapus" size={16} />}
        onClick={() => setState('deleting')}
      />
      <ConfirmDialog
        isOpen={state === 'deleting'}
        onOpenChange={(isOpen) => !isOpen && show()}
        title={`Hapus ${what} “${group.name}”?`}
        description={
          what === 'folder'
            ? `${group.pageCount} halaman di dalamnya tetap ada, di luar folder.`
            : `Label ini dilepas dari ${group.pageCount} halaman. Halamannya tetap ada.`
        }
        confirmLabel={`Hapus ${what}`}
        onConfirm={remove}
        errorMessage={messageOf}
      />
    </li>
  )
}
