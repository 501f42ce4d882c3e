import { type Admin, hasCapability } from '@naikkelas/contract/identity'
import type { LibraryItem, MediaShow } from '@naikkelas/contract/pages'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useMediaQuery, wideScreen } from '../kit/use-media-query.ts'
import { DetailsFrame } from './details/details-frame.tsx'
import { MediaDetails } from './details/media-details.tsx'
import { FolderMenu } from './folders/folder-menu.tsx'
import { FolderSelect } from './folders/folder-select.tsx'
import { FolderTree } from './folders/folder-tree.tsx'
import { MoveDialog } from './folders/move-dialog.tsx'
import { type Folders, useFolders } from './folders/use-folders.ts'
import { noSelection, picked, type Selection, stillThere } from '../lists/selection.ts'
import { KeptDialog } from './kept-dialog.tsx'
import { LibraryBar } from './library-bar.tsx'
import { addressOf, type LibraryFilters, libraryFiltersOf } from './library-filters.ts'
import { MediaList } from './media-list.tsx'
import { namesOf } from './media-words.ts'
import { SelectionBar } from './selection-bar.tsx'
import { acceptedFilms, acceptedPictures } from './thumbnail.ts'
import { DropCover } from './uploads/drop-cover.tsx'
import { UploadButton } from './uploads/upload-button.tsx'
import { UploadList } from './uploads/upload-list.tsx'
import { isWithoutDialog, useFileDrop } from './uploads/use-file-drop.ts'
import { useUploads } from './uploads/use-uploads.ts'
import { useActs } from './use-acts.ts'
import { type LibraryPage, useLibrary } from './use-library.ts'

/** What a view of the library is for. */
const notes: Readonly<Partial<Record<MediaShow, string>>> = {
  stale:
    'Tidak dipakai di halaman mana pun selama 30 hari. Yang Anda hapus dapat dipulihkan dari sampah selama 30 hari.',
  trash: 'Media di sini dihapus selamanya 30 hari setelah dibuang, kecuali dipakai lagi.',
  heavy: 'Gambar yang AVIF terlebarnya di atas 300 KB dan film di atas 20 MB membuat halaman lambat.',
}

interface MediaScreenProps {
  admin: Admin
  first: LibraryPage
  folders: Folders
}

/** Every picture and film there is: found, described, put in order, cut, replaced and cleared away. */
export function MediaScreen({ admin, first, folders: firstFolders }: MediaScreenProps) {
  const [params] = useSearchParams()
  const filters = libraryFiltersOf(params)
  const { search, type, change } = useAddressFilters(filters.search)
  const library = useLibrary(filters, first)
  const folders = useFolders(firstFolders)
  const [chosen, setChosen] = useState<Selection>(noSelection)
  const [openId, setOpenId] = useState<string | null>(null)
  // One that an upload or a crop made may not be in sight.
  const [made, setMade] = useState<LibraryItem | null>(null)
  const [isMoving, setIsMoving] = useState(false)
  const [entered, setEntered] = useState(0)
  const isWide = useMediaQuery(wideScreen)
  const mayDesign = hasCapability(admin, 'media', 'design') || hasCapability(admin, 'landing_pages', 'design')
  const mayReplace = hasCapability(admin, 'landing_pages', 'design')

  const order = library.items.map(({ id }) => id)
  const selection = stillThere(order, chosen)
  const selected = library.items.filter(({ id }) => selection.ids.has(id))
  const open = library.items.find(({ id }) => id === openId) ?? (made?.id === openId ? made : undefined)
  const note = filters.show && notes[filters.show]
  const folder = folders.folders.find(({ id }) => id === filters.folder)
  const refresh = () => {
    library.refresh()
    folders.refresh()
  }
  const acts = useActs(refresh)
  const { queue, rows } = useUploads(refresh)
  const take = (files: File[]) => queue.add(files, folder?.id)
  const isOver = useFileDrop(take, () => mayDesign && isWithoutDialog())
  const filter = (changed: Partial<LibraryFilters>) => {
    setChosen(noSelection)
    change(addressOf({ ...filters, ...changed }))
  }
  // Going to another place leaves the words behind that were looked for in the former.
  const goTo = (place: Pick<LibraryFilters, 'folder' | 'show'>) => {
    setChosen(noSelection)
    change({ ...addressOf({ ...filters, ...place }), cari: '' })
  }
  const moveAct = mayDesign && selected.length > 0 && filters.show !== 'trash' ? () => setIsMoving(true) : () => {}
  const removeAct = () => {
    if (mayDesign && selected.length > 0 && filters.show !== 'trash') void acts.remove(selected)
  }

  return (
    <AdminScreen
      title="Media"
      className="md:h-dvh"
      actions={
        mayDesign && (
          <UploadButton
            label="Unggah media"
            inputLabel="Berkas media baru"
            accept={`${acceptedPictures},${acceptedFilms}`}
            variant="primary"
            onFiles={take}
          />
        )
      }
    >
      <div className="flex min-h-0 flex-1 overflow-hidden rounded-surface border border-line bg-surface">
        <aside
          aria-label="Folder"
          className="w-60 shrink-0 overflow-y-auto border-e border-line px-2 py-3 max-lg:hidden"
        >
          <div className="flex min-h-8 items-center justify-between ps-2 pb-1">
            <h2 className="text-app-xs font-semibold text-muted">Folder</h2>
            {isWide && mayDesign && <FolderMenu folders={folders.folders} current={folder} onChange={onFolders} />}
          </div>
          <FolderTree
            {...folders}
            filters={filters}
            onChoose={goTo}
            onDrop={(ids, folderId) => mayDesign && void acts.move(ids, folderId)}
          />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col gap-3 px-4 py-3 md:overflow-y-auto">
          <div className="flex items-end gap-2 lg:hidden">
            <FolderSelect
              label="Folder"
              isLabelHidden
              folders={folders.folders}
              value={filters.show === 'trash' || filters.show === 'stale' ? filters.show : (filters.folder ?? '')}
              onChange={(value) =>
                value === 'trash' || value === 'stale'
                  ? goTo({ folder: undefined, show: value })
                  : goTo({ folder: value === '' ? undefined : value, show: undefined })
              }
              emptyLabel="Semua media"
              further={[
                { value: 'none', label: `Tanpa folder (${folders.counts.none})` },
                { value: 'stale', label: `Belum dipakai 30 hari (${folders.counts.stale})` },
                { value: 'trash', label: `Sampah (${folders.counts.trash})` },
              ]}
              className="flex-1"
            />
            {!isWide && mayDesign && <FolderMenu folders={folders.folders} current={folder} onChange={onFolders} />}
          </div>
          <LibraryBar filters={filters} search={search} onSearch={type} onChange={filter} />
          <UploadList
            queue={queue}
            rows={rows}
            onShow={({ id }) => {
              setChosen(picked(id))
              void acts.find(id).then((item) => {
                setMade(item)
                setOpenId(item?.id ?? null)
              })
            }}
          />
          <SelectionBar
            library={library}
            filters={filters}
            selected={selected}
            mayDesign={mayDesign}
            onSelect={setChosen}
            onMove={moveAct}
            onRemove={removeAct}
            onRestore={() => void acts.restore(selected)}
          />
          {note !== undefined && <p className="text-app-sm text-muted">{note}</p>}
          <MediaList
            library={library}
            filters={filters}
            selection={selection}
            onSelect={setChosen}
            onShow={(id) => isWide && setOpenId(id)}
            onOpen={(id) => {
              setOpenId(id)
              setEntered((count) => count + 1)
            }}
            onPress={(id) => !isWide && setOpenId(id)}
            onMove={moveAct}
            onRemove={removeAct}
            upload={
              mayDesign && (
                <UploadButton
                  label="Pilih gambar atau film"
                  inputLabel="Gambar atau film dari perangkat"
                  accept={`${acceptedPictures},${acceptedFilms}`}
                  onFiles={take}
                />
              )
            }
          />
        </div>
        {open && (
          <DetailsFrame
            title={open.fileName}
            isWide={isWide}
            entered={entered}
            onClose={() => {
              setOpenId(null)
              setEntered(0)
              document.querySelector<HTMLElement>(`[data-media="${open.id}"]`)?.focus()
            }}
          >
            <MediaDetails
              item={open}
              mayDesign={mayDesign}
              mayReplace={mayReplace}
              onChange={(item) => {
                library.patch(item)
                if (made?.id === item.id) setMade(item)
              }}
              onCrop={(item) => {
                setMade(item)
                setOpenId(item.id)
                refresh()
              }}
              onReplace={refresh}
              onMove={() => {
                setChosen(picked(open.id))
                setIsMoving(true)
              }}
              onRemove={() => void acts.remove([open])}
              onRestore={() => void acts.restore([open])}
            />
          </DetailsFrame>
        )}
      </div>
      {isMoving && selected.length > 0 && (
        <MoveDialog
          ids={selected.map(({ id }) => id)}
          names={namesOf(selected)}
          folders={folders.folders}
          onClose={() => setIsMoving(false)}
          onDone={(folderId) =>
            acts.reportMoved(
              selected.length,
              folders.folders.find(({ id }) => id === folderId),
            )
          }
        />
      )}
      <KeptDialog kept={acts.kept} onClose={acts.forgetKept} />
      {isOver && <DropCover target={folder ? `ke folder “${folder.name}”` : 'ke media'} />}
    </AdminScreen>
  )

  function onFolders(showId: string | undefined) {
    folders.refresh()
    goTo({ folder: showId, show: undefined })
  }
}
