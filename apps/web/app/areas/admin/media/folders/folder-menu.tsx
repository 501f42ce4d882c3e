import type { MediaFolder } from '@naikkelas/contract/pages'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@naikkelas/ui/dropdown-menu'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { useState } from 'react'
import { DeleteFolderDialog } from './delete-folder-dialog.tsx'
import { FolderDialog } from './folder-dialog.tsx'

interface FolderMenuProps {
  folders: readonly MediaFolder[]
  /** The one that is shown; undefined outside of all. */
  current: MediaFolder | undefined
  /** A folder was created, renamed, moved or deleted; the second argument is the folder to show now. */
  onChange: (showId: string | undefined) => void
}

type Act = 'create' | 'rename' | 'move' | 'delete'

/** What is done with folders. */
export function FolderMenu({ folders, current, onChange }: FolderMenuProps) {
  const [act, setAct] = useState<Act | null>(null)
  const close = () => setAct(null)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <IconButton label="Kelola folder" icon={<Icon name="lainnya" size={16} />} size="sm" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem icon={<Icon name="tambah" size={16} />} onSelect={() => setAct('create')}>
            {current ? `Folder baru di “${current.name}”` : 'Folder baru'}
          </DropdownMenuItem>
          {current && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem icon={<Icon name="pensil" size={16} />} onSelect={() => setAct('rename')}>
                Ganti nama folder
              </DropdownMenuItem>
              <DropdownMenuItem icon={<Icon name="map" size={16} />} onSelect={() => setAct('move')}>
                Pindahkan folder
              </DropdownMenuItem>
              <DropdownMenuItem icon={<Icon name="hapus" size={16} />} isDanger onSelect={() => setAct('delete')}>
                Hapus folder
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {act !== null && act !== 'delete' && (
        <FolderDialog act={act} folders={folders} current={current} onClose={close} onDone={onChange} />
      )}
      {act === 'delete' && current && (
        <DeleteFolderDialog
          folder={current}
          isEmpty={current.mediaCount === 0 && !folders.some(({ parentId }) => parentId === current.id)}
          onClose={close}
          onDone={() => onChange(current.parentId ?? undefined)}
        />
      )}
    </>
  )
}
