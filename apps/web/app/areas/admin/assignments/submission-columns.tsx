import type { ListedSubmission } from '@naikkelas/contract/learning'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDateTime } from '@naikkelas/ui/format'
import { Link } from 'react-router-dom'
import { stateTones, stateWords, submissionAddress } from './submission-words.ts'

export const submissionColumns = (mayMark: boolean): readonly DataTableColumn<ListedSubmission>[] => [
  {
    id: 'learner',
    header: 'Peserta',
    cell: ({ learner, number }) => (
      <div className="flex min-w-32 flex-col gap-1">
        <span className="font-semibold wrap-anywhere">{learner}</span>
        {number > 1 && <span className="text-app-xs text-muted">Kiriman ke-{number}</span>}
      </div>
    ),
  },
  {
    id: 'lesson',
    header: 'Tugas',
    cell: ({ course, lesson }) => (
      <div className="flex min-w-40 flex-col gap-1">
        <span className="wrap-anywhere">{lesson.title}</span>
        <span className="text-app-xs text-muted wrap-anywhere">{course.name}</span>
      </div>
    ),
  },
  {
    id: 'handedIn',
    header: 'Dikirim',
    cell: ({ handedInAt, isLate }) => (
      <div className="flex min-w-28 flex-col items-start gap-1">
        <time dateTime={handedInAt}>{formatDateTime(handedInAt)}</time>
        {isLate && <Badge tone="warn">Terlambat</Badge>}
      </div>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state, points, maxPoints }) => (
      <div className="flex flex-col items-start gap-1">
        <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
        {points !== null && (
          <span className="text-app-xs text-muted">
            {points} dari {maxPoints}
          </span>
        )}
      </div>
    ),
  },
  {
    id: 'acts',
    header: 'Tindakan',
    isActions: true,
    canHide: false,
    cell: ({ id, learner, lesson, state }) => {
      const words = mayMark && state === 'waiting' ? 'Nilai' : 'Buka'
      return (
        <Button asChild size="sm">
          <Link to={submissionAddress(id)} aria-label={`${words} tugas ${learner} di ${lesson.title}`}>
            {words}
          </Link>
        </Button>
      )
    },
  },
]
