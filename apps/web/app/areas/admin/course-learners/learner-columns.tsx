import type { CourseLearner, LearningState } from '@naikkelas/contract/learning'
import { Badge } from '@naikkelas/ui/badge'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate } from '@naikkelas/ui/format'
import { Link } from 'react-router-dom'
import { stateWords } from './learner-words.ts'

const tones = { not_started: 'neutral', learning: 'info', completed: 'ok' } as const satisfies Record<
  LearningState,
  string
>

interface ColumnOptions {
  /** Of the course. */
  lessons: number
  /** Whether the account of a learner may be opened. */
  mayOpen: boolean
}

export const learnerColumns = ({ lessons, mayOpen }: ColumnOptions): readonly DataTableColumn<CourseLearner>[] => [
  {
    id: 'name',
    header: 'Nama',
    cell: ({ id, name, accessEndsAt }) => (
      <div className="flex min-w-36 flex-col gap-1">
        {mayOpen ? (
          <Link
            to={`/admin/pengguna/${id}`}
            className="inline-flex min-h-9 items-center wrap-anywhere underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="wrap-anywhere">{name}</span>
        )}
        {accessEndsAt !== null && (
          <span className="text-app-xs text-muted">Akses sampai {formatDate(accessEndsAt)}</span>
        )}
      </div>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state }) => <Badge tone={tones[state]}>{stateWords[state]}</Badge>,
  },
  {
    id: 'progress',
    header: 'Materi selesai',
    align: 'end',
    cell: ({ done }) => (
      <span className="tabular-nums">
        {done} dari {lessons}
      </span>
    ),
  },
  {
    id: 'obtained',
    header: 'Mendapat akses',
    cell: ({ obtainedAt }) => <time dateTime={obtainedAt}>{formatDate(obtainedAt)}</time>,
  },
  {
    id: 'seen',
    header: 'Terakhir belajar',
    cell: ({ seenAt }) =>
      seenAt === null ? <span className="text-muted">Belum</span> : <time dateTime={seenAt}>{formatDate(seenAt)}</time>,
  },
]
