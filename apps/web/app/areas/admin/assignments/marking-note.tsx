import type { Submission } from '@naikkelas/contract/learning'
import { Badge } from '@naikkelas/ui/badge'
import { formatDateTime } from '@naikkelas/ui/format'

interface MarkingNoteProps {
  marking: NonNullable<Submission['marking']>
  maxPoints: number
}

/** What someone said of a submission. */
export function MarkingNote({ marking: { points, feedback, isAccepted, at, by }, maxPoints }: MarkingNoteProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <b>
          {points} dari {maxPoints}
        </b>
        <Badge tone={isAccepted ? 'ok' : 'warn'}>{isAccepted ? 'Diterima' : 'Perlu perbaikan'}</Badge>
      </p>
      {feedback !== '' && <p className="max-w-text whitespace-pre-line wrap-anywhere">{feedback}</p>}
      <p className="text-app-xs text-muted">
        {by === null ? '' : `${by}, `}
        {formatDateTime(at)}
      </p>
    </div>
  )
}
