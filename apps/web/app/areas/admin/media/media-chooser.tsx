import type { LibraryItem, Media, PictureType } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Skeleton } from '@naikkelas/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { FolderSelect } from './folders/folder-select.tsx'
import { useFolders } from './folders/use-folders.ts'
import { MediaPicture } from './grid/media-picture.tsx'
import { LibraryBar } from './library-bar.tsx'
import { type LibraryFilters, noFilters } from './library-filters.ts'
import { LoadMore } from './load-more.tsx'
import { acceptedFilms, acceptedPictures } from './thumbnail.ts'
import { DropCover } from './uploads/drop-cover.tsx'
import { UploadButton } from './uploads/upload-button.tsx'
import { UploadList } from './uploads/upload-list.tsx'
import { useFileDrop } from './uploads/use-file-drop.ts'
import { useUploads } from './uploads/use-uploads.ts'
import { useLibrary } from './use-library.ts'

interface MediaChooserProps {
  kind: 'image' | 'video'
  /** What a file that is brought in is for: its folder where none is chosen. */
  uploadType?: PictureType | undefined
  /** Not offered. */
  exceptId?: string
  onChoose: (item: LibraryItem) => void
  /** One file that was brought in here. @default it is shown to be chosen */
  onUploaded?: (media: Media, isKnown: boolean) => void
}

/** So long after the last key the search runs, in milliseconds. */
const searchPauseMs = 250

/** The library where one is chosen: pressed, or brought in. */
export function MediaChooser({ kind, uploadType, exceptId, onChoose, onUploaded }: MediaChooserProps) {
  const [filters, setFilters] = useState<LibraryFilters>({ ...noFilters, kind })
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setFilters((present) => ({ ...present, search })), searchPauseMs)
    return () => clearTimeout(timer)
  }, [search])
  const library = useLibrary(filters)
  const folders = useFolders()
  const sent = useRef(0)
  const { queue, rows } = useUploads(({ media, isKnown }) => {
    library.refresh()
    // After several uploads the admin chooses one of them.
    if (sent.current === 1 && media.kind === kind) onUploaded?.(media, isKnown)
  }, uploadType)
  const take = (files: File[]) => {
    sent.current = files.length
    queue.add(files, filters.folder === 'none' ? undefined : filters.folder)
  }
  const isOver = useFileDrop(take)
  const what = kind === 'image' ? 'gambar' : 'video'
  const items = library.items.filter(({ id }) => id !== exceptId)
  const isFiltered = filters.search.trim() !== '' || filters.show !== undefined || filters.folder !== undefined
  return (
    <div className="flex min-h-80 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <FolderSelect
          label="Folder"
          isLabelHidden
          folders={folders.folders}
          value={filters.folder ?? ''}
          onChange={(folder) => setFilters({ ...filters, folder: folder === '' ? undefined : folder })}
          emptyLabel="Semua folder"
          further={[{ value: 'none', label: 'Tanpa folder' }]}
          className="min-w-40 flex-1"
        />
        <UploadButton
          label={`Unggah ${what} baru`}
          inputLabel={`Berkas ${what} baru`}
          accept={kind === 'image' ? acceptedPictures : acceptedFilms}
          onFiles={take}
        />
      </div>
      <LibraryBar
        filters={filters}
        search={search}
        onSearch={setSearch}
        onChange={(changed) => setFilters({ ...filters, ...changed })}
        isKindFixed
      />
      <UploadList
        queue={queue}
        rows={rows}
        onShow={(media) => {
          const found = items.find(({ id }) => id === media.id)
          if (found) onChoose(found)
        }}
      />
      {library.state === 'failed' ? (
        <EmptyState
          size="inline"
          headingLevel={3}
          title="Pustaka belum dapat dibuka"
          text={library.message}
          action={<Button onClick={library.refresh}>Coba lagi</Button>}
        />
      ) : library.state === 'loading' && items.length === 0 ? (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4" aria-busy="true">
          {[1, 2, 3, 4, 5, 6, 7, 8].map((tile) => (
            <Skeleton key={tile} shape="box" className="aspect-[4/3]" />
          ))}
        </div>
      ) : items.length === 0 ? (
        <EmptyState
          size="inline"
          headingLevel={3}
          title={isFiltered ? 'Tidak ada yang cocok' : 'Pustaka masih kosong'}
          text={
            isFiltered
              ? 'Coba kata, folder, atau saringan lain.'
              : 'Berkas yang Anda unggah ke halaman mana pun ada di sini.'
          }
        />
      ) : (
        <ul
          aria-busy={library.state === 'loading'}
          className="grid grid-cols-2 gap-3 aria-busy:opacity-60 sm:grid-cols-4"
        >
          {items.map((media) => (
            <li key={media.id} className="min-w-0">
              <button
                type="button"
                onClick={() => onChoose(media)}
                className="flex w-full flex-col gap-1 rounded-box p-1 text-start text-app-xs hover:bg-hover"
              >
                <MediaPicture media={media} />
                <span className="w-full truncate text-muted">{media.fileName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {library.hasMore && <LoadMore onMore={library.loadMore} isLoading={library.state === 'loading'} />}
      {isOver && <DropCover target={`Menjadi ${what} baru di media`} />}
    </div>
  )
}
