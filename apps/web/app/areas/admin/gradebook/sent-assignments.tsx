import { gradeStateWords, type SentAssignment } from '@naikkelas/contract/learning'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { formatDateTime } from '@naikkelas/ui/format'
import { Link } from 'react-router-dom'
import { gradeStateTones } from '../../../shared/grades/grade-words.ts'

const stateOf = ({ isAccepted }: SentAssignment) =>
  isAccepted === null ? 'waiting' : isAccepted ? 'passed' : 'returned'

/** What one learner sent for an assignment, newest first, each with the way to its marking. */
export function SentAssignments({ sent }: { sent: readonly SentAssignment[] }) {
  if (sent.length === 0) return <p className="text-app-sm text-muted">Belum ada kiriman.</p>
  return (
    <ol className="flex flex-col gap-2">
      {sent.map((one, at) => {
        const { id, number, handedInAt, isLate, points, maxPoints, isAccepted } = one
        const state = stateOf(one)
        // An earlier one that was not marked is not marked any more.
        const isReplaced = at > 0 && isAccepted === null
        const words = state === 'waiting' && !isReplaced ? 'Nilai' : 'Buka'
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-2 text-app-sm first:border-0 first:pt-0"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">Kiriman ke-{number}</span>
              <time dateTime={handedInAt} className="text-muted">
                {formatDateTime(handedInAt)}
              </time>
              {isLate && <Badge tone="warn">Terlambat</Badge>}
              {isReplaced ? (
                <span className="text-muted">Diganti kiriman berikutnya</span>
              ) : (
                <Badge tone={gradeStateTones[state]}>{gradeStateWords[state]}</Badge>
              )}
              {points !== null && (
                <span>
                  {points} dari {maxPoints}
                </span>
              )}
            </span>
            <Button asChild size="sm">
              <Link to={`/admin/tugas/${id}`} aria-label={`${words} kiriman ke-${number}`}>
                {words}
              </Link>
            </Button>
          </li>
        )
      })}
    </ol>
  )
}
