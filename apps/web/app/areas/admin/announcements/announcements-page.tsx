import { announcementLabels, type AnnouncementType, announcementTypes, type OutputFor } from '@naikkelas/contract'
import { type Announcement, type listAnnouncements, publicationsAtOnce } from '@naikkelas/contract/content'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate, formatDateTime } from '@naikkelas/ui/format'
import { pengeras } from '@naikkelas/ui/icons/drawings'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ContentFilterBar } from '../content/content-filter-bar.tsx'
import { type ContentFilters, pageAt } from '../content/content-filters.ts'
import { BulkPublicationActions } from '../content/publication-actions.tsx'
import { stateBadge } from '../content/publication-words.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { useSelectedIds } from '../kit/use-selected-ids.ts'
import { withFilter } from '../lists/with-filter.ts'
import { changeAnnouncements } from './change-announcements.ts'

interface AnnouncementsPageProps {
  list: OutputFor<typeof listAnnouncements>
  filters: ContentFilters & { type: AnnouncementType | undefined }
  mayChange: boolean
}

/** What the site announces, latest first. */
export function AnnouncementsPage({ list, filters, mayChange }: AnnouncementsPageProps) {
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  const selection = useSelectedIds(publicationsAtOnce)
  const add = mayChange && (
    <Button asChild variant="primary">
      <Link to="/admin/pengumuman/baru">Tambah</Link>
    </Button>
  )
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  return (
    <AdminScreen
      title="Pengumuman"
      description="Kabar, promo, dan perubahan jadwal untuk semua pengunjung."
      actions={add}
    >
      <ResourceList
        caption="Pengumuman"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ value }) => value.title}
        onOpen={({ id }) => void navigate(`/admin/pengumuman/${id}`)}
        toolbar={
          <ContentFilterBar
            filters={filters}
            placeholder="Judul atau ringkasan"
            further={{
              name: 'jenis',
              label: 'Jenis',
              value: filters.type ?? '',
              options: [
                { value: '', label: 'Semua' },
                ...announcementTypes.map((type) => ({ value: type, label: announcementLabels[type] })),
              ],
            }}
          />
        }
        isFiltered={filters.search !== '' || filters.state !== undefined || filters.type !== undefined}
        empty={{
          title: 'Belum ada pengumuman',
          icon: pengeras,
          text: 'Yang ditambahkan menjadi draf, dan baru tampil setelah diterbitkan.',
          action: add,
        }}
        noMatch={{ title: 'Tidak ada pengumuman yang cocok', text: 'Cari sebagian judulnya, atau hapus saringannya.' }}
        bulk={
          mayChange
            ? {
                selection,
                actions: (ids) => (
                  <BulkPublicationActions
                    ids={ids}
                    isArchive={filters.state === 'archived'}
                    change={changeAnnouncements}
                    onDone={selection.clear}
                  />
                ),
              }
            : undefined
        }
        paging={{
          ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
          ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
        }}
      />
    </AdminScreen>
  )
}

const columns: readonly DataTableColumn<Announcement>[] = [
  {
    id: 'title',
    header: 'Judul',
    cell: ({ id, value }) => (
      <div className="min-w-44">
        <Link
          to={`/admin/pengumuman/${id}`}
          className="inline-flex min-h-9 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {value.title}
        </Link>
        {value.summary !== '' && (
          <span className="line-clamp-2 text-app-xs text-muted wrap-anywhere">{value.summary}</span>
        )}
      </div>
    ),
  },
  { id: 'type', header: 'Jenis', cell: ({ value }) => announcementLabels[value.type] },
  {
    id: 'state',
    header: 'Status',
    cell: (row) => <Badge {...stateBadge({ ...row, startsAt: row.value.startsAt })} />,
  },
  {
    id: 'window',
    header: 'Tampil',
    isWideOnly: true,
    cell: ({ value: { startsAt, endsAt } }) => (
      <>
        <span className="block whitespace-nowrap">
          {startsAt === null ? <span className="text-muted">Sejak diterbitkan</span> : formatDateTime(startsAt)}
        </span>
        {endsAt !== null && (
          <span className="block text-app-xs whitespace-nowrap text-muted">sampai {formatDateTime(endsAt)}</span>
        )}
      </>
    ),
  },
  {
    id: 'changed',
    header: 'Diubah',
    isWideOnly: true,
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt} className="whitespace-nowrap">
        {formatDate(updatedAt)}
      </time>
    ),
  },
]
