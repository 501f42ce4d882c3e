import { Icon } from '@naikkelas/ui/icons'
import { Tree } from '@naikkelas/ui/tree'
import { type DragEvent, useEffect, useState } from 'react'
import { draggedMedia, isMediaDrag } from '../grid/media-drag.ts'
import type { LibraryFilters } from '../library-filters.ts'
import { foldersAbove, nested, type NestedFolder } from './folder-nesting.ts'
import type { Folders } from './use-folders.ts'

interface FolderTreeProps extends Folders {
  filters: LibraryFilters
  onChoose: (chosen: Pick<LibraryFilters, 'folder' | 'show'>) => void
  /** Media were let go over a folder; null for the place outside of all. */
  onDrop: (ids: string[], folderId: string | null) => void
}

/** Where everything lies: all of it, folders inside of folders, what may go, and the trash. */
export function FolderTree({ folders, counts, filters, onChoose, onDrop }: FolderTreeProps) {
  const [expanded, setExpanded] = useState<readonly string[]>(() => foldersAbove(folders, filters.folder))
  const [overId, setOverId] = useState<string | null>(null)
  useEffect(() => {
    setExpanded((present) => [...new Set([...present, ...foldersAbove(folders, filters.folder)])])
  }, [folders, filters.folder])
  const itemOf = ({ id, name, mediaCount, children }: NestedFolder): Item => ({
    id,
    label: name,
    icon: <FolderSign id={id} isOver={id === overId} />,
    end: mediaCount,
    children: children.map(itemOf),
  })
  const selectedId = filters.show === 'trash' || filters.show === 'stale' ? filters.show : (filters.folder ?? 'all')
  return (
    <div
      onDragOver={(event) => {
        if (!isMediaDrag(event)) return
        const id = folderUnder(event)
        setOverId(id)
        if (id === null) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
      }}
      onDragLeave={() => setOverId(null)}
      onDrop={(event) => {
        const id = folderUnder(event)
        setOverId(null)
        if (id === null || !isMediaDrag(event)) return
        event.preventDefault()
        onDrop(draggedMedia(event), id === 'none' ? null : id)
      }}
    >
      <Tree
        label="Folder media"
        items={[
          { id: 'all', label: 'Semua media', icon: <Icon name="gambar" size={16} />, end: counts.all },
          ...nested(folders).map(itemOf),
          {
            id: 'none',
            label: 'Tanpa folder',
            icon: <FolderSign id="none" isOver={overId === 'none'} />,
            end: counts.none,
          },
          { id: 'stale', label: 'Belum dipakai 30 hari', icon: <Icon name="jam" size={16} />, end: counts.stale },
          { id: 'trash', label: 'Sampah', icon: <Icon name="hapus" size={16} />, end: counts.trash },
        ]}
        selectedId={selectedId}
        expandedIds={expanded}
        onExpandedChange={setExpanded}
        onSelect={(id) => {
          if (id === 'all') onChoose({ folder: undefined, show: undefined })
          else if (id === 'stale' || id === 'trash') onChoose({ folder: undefined, show: id })
          else onChoose({ folder: id, show: undefined })
        }}
      />
    </div>
  )
}

type Item = Parameters<typeof Tree>[0]['items'][number]

/** Names the folder to what is dropped on its row. */
function FolderSign({ id, isOver }: { id: string; isOver: boolean }) {
  return (
    <span data-folder={id} data-state={isOver ? 'over' : undefined} className="data-[state=over]:text-accent">
      <Icon name={isOver ? 'unduh' : 'map'} size={16} />
    </span>
  )
}

function folderUnder({ target }: DragEvent): string | null {
  const row = target instanceof Element ? target.closest('[role=treeitem]') : null
  return row?.querySelector<HTMLElement>('[data-folder]')?.dataset.folder ?? null
}
