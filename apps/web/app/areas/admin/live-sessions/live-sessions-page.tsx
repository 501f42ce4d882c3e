import type { OutputFor } from '@naikkelas/contract'
import {
  changeLiveSessionStatus,
  type listLiveSessions,
  type LivePhase,
  type LiveSession,
} from '@naikkelas/contract/content'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDateTime } from '@naikkelas/ui/format'
import { video } from '@naikkelas/ui/icons/drawings'
import { changeStatusBy } from '../content/change-status.ts'
import type { ContentFilters } from '../content/content-filters.ts'
import { changedColumn, stateColumn, titleColumn } from '../content/record-columns.tsx'
import { RecordList } from '../content/record-list.tsx'

interface LiveSessionsPageProps {
  list: OutputFor<typeof listLiveSessions>
  filters: ContentFilters
  mayChange: boolean
}

const href = '/admin/siaran-langsung'

/** What the site broadcasts, the last to begin first. */
export function LiveSessionsPage({ list, filters, mayChange }: LiveSessionsPageProps) {
  return (
    <RecordList
      title="Siaran langsung"
      description="Jadwal siaran dan siapa yang minta diingatkan. Videonya tampil di situs hanya selama siaran."
      href={href}
      noun="siaran"
      icon={video}
      list={list}
      columns={columns}
      filters={filters}
      placeholder="Judul, ringkasan, atau pembawa acara"
      change={changeStatusBy(changeLiveSessionStatus)}
      mayChange={mayChange}
    />
  )
}

export const phaseWords: Readonly<Record<LivePhase, string>> = {
  upcoming: 'Akan datang',
  live: 'Sedang berlangsung',
  ended: 'Selesai',
}

const columns: readonly DataTableColumn<LiveSession>[] = [
  titleColumn(href, 'Judul', ({ value }) => value.host),
  stateColumn(),
  {
    id: 'window',
    header: 'Waktu',
    cell: ({ value: { startsAt }, phase }) => (
      <>
        <time dateTime={startsAt} className="block whitespace-nowrap">
          {formatDateTime(startsAt)}
        </time>
        <span className="block text-app-xs text-muted">{phaseWords[phase]}</span>
      </>
    ),
  },
  {
    id: 'video',
    header: 'Video',
    isWideOnly: true,
    cell: ({ value }) => (value.videoUrl === '' ? <span className="text-muted">Belum ada</span> : 'Ada'),
  },
  { id: 'reminders', header: 'Pengingat', align: 'end', cell: ({ reminderCount }) => reminderCount },
  changedColumn,
]
