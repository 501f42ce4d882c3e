import { Button } from '@naikkelas/ui/button'
import { EmptyState, StairsPicture } from '@naikkelas/ui/empty-state'
import { cari, hapus, papanTulis } from '@naikkelas/ui/icons/drawings'
import type { PageFilters } from './page-filters.ts'

interface NoPagesProps {
  filters: PageFilters
  isFiltered: boolean
  onCreate: () => void
}

/** Instead of a list: nothing in the trash, nothing that fits, or no page yet. */
export function NoPages({ filters, isFiltered, onCreate }: NoPagesProps) {
  return (
    <div className="rounded-surface border border-line bg-surface">
      {isFiltered ? (
        <EmptyState
          illustration={<StairsPicture icon={filters.status === 'trash' ? hapus : cari} />}
          title={filters.status === 'trash' ? 'Sampah kosong' : 'Tidak ada halaman yang cocok'}
          text={
            filters.status === 'trash'
              ? 'Halaman yang dihapus ada di sini selama 30 hari.'
              : 'Ubah kata pencarian atau saringannya.'
          }
          action={
            <Button asChild>
              <a href="/admin/landing-pages">{filters.status === 'trash' ? 'Lihat semua halaman' : 'Hapus saringan'}</a>
            </Button>
          }
        />
      ) : (
        <EmptyState
          illustration={<StairsPicture icon={papanTulis} />}
          title="Belum ada halaman"
          text="Halaman landing yang Anda susun akan ada di sini: mulai dari kosong atau dari susunan siap pakai."
          action={
            <Button variant="primary" onClick={onCreate}>
              Susun halaman pertama
            </Button>
          }
        />
      )}
    </div>
  )
}
