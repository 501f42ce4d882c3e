import { announcementLabels, type AnnouncementType, announcementTypes, type OutputFor } from '@naikkelas/contract'
import { type Announcement, changeAnnouncementStatus, type listAnnouncements } from '@naikkelas/contract/content'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDateTime } from '@naikkelas/ui/format'
import { pengeras } from '@naikkelas/ui/icons/drawings'
import { changeStatusBy } from '../content/change-status.ts'
import type { ContentFilters } from '../content/content-filters.ts'
import { changedColumn, stateColumn, titleColumn } from '../content/record-columns.tsx'
import { RecordList } from '../content/record-list.tsx'

interface AnnouncementsPageProps {
  list: OutputFor<typeof listAnnouncements>
  filters: ContentFilters & { type: AnnouncementType | undefined }
  mayChange: boolean
}

const href = '/admin/pengumuman'

/** What the site announces, latest first. */
export function AnnouncementsPage({ list, filters, mayChange }: AnnouncementsPageProps) {
  return (
    <RecordList
      title="Pengumuman"
      description="Kabar, promo, dan perubahan jadwal untuk semua pengunjung."
      href={href}
      noun="pengumuman"
      icon={pengeras}
      list={list}
      columns={columns}
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
      change={changeStatusBy(changeAnnouncementStatus)}
      mayChange={mayChange}
    />
  )
}

const columns: readonly DataTableColumn<Announcement>[] = [
  titleColumn(href, 'Judul', ({ value }) => value.summary),
  { id: 'type', header: 'Jenis', cell: ({ value }) => announcementLabels[value.type] },
  stateColumn(({ value }) => value.startsAt),
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
  changedColumn,
]
