import { Button } from '@naikkelas/ui/button'
import { EmptyState, StairsPicture } from '@naikkelas/ui/empty-state'
import { cari, centang, gambar, hapus } from '@naikkelas/ui/icons/drawings'
import { Skeleton } from '@naikkelas/ui/skeleton'
import type { ReactNode } from 'react'
import { MediaGrid } from './grid/media-grid.tsx'
import type { Selection } from '../lists/selection.ts'
import type { LibraryFilters } from './library-filters.ts'
import { LoadMore } from './load-more.tsx'
import type { Library } from './use-library.ts'

interface MediaListProps {
  library: Library
  filters: LibraryFilters
  selection: Selection
  onSelect: (selection: Selection) => void
  onShow: (id: string) => void
  onOpen: (id: string) => void
  /** Pressed by mouse or finger. */
  onPress: (id: string) => void
  onMove: () => void
  onRemove: () => void
  /** Chooses files to upload; absent for those who may only look. */
  upload?: ReactNode
}

/** What the library holds by its filters, in whichever state it is. */
export function MediaList({ library, filters, onPress, onShow, upload, ...grid }: MediaListProps) {
  const { items, state, message, hasMore, loadMore, refresh } = library
  if (state === 'failed' && items.length === 0)
    return (
      <EmptyState
        title="Media belum dapat dibuka"
        text={message}
        action={<Button onClick={refresh}>Coba lagi</Button>}
      />
    )
  if (state === 'loading' && items.length === 0)
    return (
      <div aria-busy="true" className="grid grid-cols-2 gap-2 sm:grid-cols-4 xl:grid-cols-6">
        {Array.from({ length: 12 }, (_, tile) => (
          <Skeleton key={tile} shape="box" className="aspect-[4/3]" />
        ))}
      </div>
    )
  if (items.length === 0) return <Nothing filters={filters} upload={upload} />
  return (
    <>
      <MediaGrid {...grid} items={items} isBusy={state === 'loading'} onShow={onShow} onPress={onPress} />
      {hasMore && <LoadMore onMore={loadMore} isLoading={state === 'loading'} />}
    </>
  )
}

function Nothing({ filters: { search, show, kind, folder }, upload }: { filters: LibraryFilters; upload: ReactNode }) {
  if (show === 'trash')
    return (
      <EmptyState
        illustration={<StairsPicture icon={hapus} />}
        title="Sampah kosong"
        text="Media yang dihapus ada di sini selama 30 hari."
      />
    )
  if (show === 'stale' && search === '')
    return (
      <EmptyState
        illustration={<StairsPicture icon={centang} />}
        title="Tidak ada yang perlu dibersihkan"
        text="Media yang 30 hari tidak dipakai di halaman mana pun akan diusulkan di sini."
      />
    )
  if (search !== '' || show !== undefined || kind !== undefined)
    return (
      <EmptyState
        illustration={<StairsPicture icon={cari} />}
        title="Tidak ada media yang cocok"
        text="Ubah kata pencarian atau saringannya."
        action={
          <Button asChild>
            <a href="/admin/media">Hapus saringan</a>
          </Button>
        }
      />
    )
  return (
    <EmptyState
      illustration={<StairsPicture icon={gambar} />}
      title={folder === undefined ? 'Belum ada media' : 'Folder ini kosong'}
      text={
        upload
          ? 'Letakkan gambar atau film di mana saja di layar ini, tempel, atau pilih dari perangkat Anda.'
          : 'Gambar dan film yang diunggah tim Anda akan ada di sini.'
      }
      action={upload}
    />
  )
}
