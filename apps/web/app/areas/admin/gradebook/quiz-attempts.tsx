import type { QuizAttempt, QuizResults } from '@naikkelas/contract/learning'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { formatDateTime } from '@naikkelas/ui/format'
import { Icon } from '@naikkelas/ui/icons'

interface QuizAttemptsProps {
  quiz: QuizResults
  /** Null where no attempt can be opened. */
  onOpen: (() => void) | null
}

/** The attempts of one learner at a quiz, newest first, and those that the team opened. */
export function QuizAttempts({ quiz, onOpen }: QuizAttemptsProps) {
  const { tried, opened, attempts, number } = quiz
  return (
    <>
      {tried.length === 0 && <p className="text-app-sm text-muted">Belum dicoba.</p>}
      <ol className="flex flex-col gap-3">
        {tried.map((attempt, at) => (
          <li key={attempt.number}>
            <Attempt attempt={attempt} isOpen={at === 0} />
          </li>
        ))}
      </ol>
      {number !== null && tried.length > 0 && (
        <p className="text-app-sm text-muted">
          Masih bisa mencoba: percobaan ke-{number}
          {attempts !== null && ` dari ${attempts}`}.
        </p>
      )}
      {opened.map((one) => (
        <p key={one.number} className="text-app-sm text-muted wrap-anywhere">
          Percobaan ke-{one.number} diberikan {one.by ?? 'admin yang sudah dihapus'} pada {formatDateTime(one.at)}:{' '}
          {one.reason}
        </p>
      ))}
      {onOpen && (
        <Button className="self-start" onClick={onOpen}>
          Beri satu percobaan lagi
        </Button>
      )}
    </>
  )
}

function Attempt({ attempt, isOpen }: { attempt: QuizAttempt; isOpen: boolean }) {
  const { number, rightCount, questionCount, isPassed, handedInAt, review } = attempt
  return (
    <details open={isOpen} className="group min-w-0 rounded-control border border-line px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center py-1 text-app-sm">
        <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">Percobaan ke-{number}</span>
          <span>
            {rightCount} dari {questionCount} benar
          </span>
          <Badge tone={isPassed ? 'ok' : 'warn'}>{isPassed ? 'Lulus' : 'Belum lulus'}</Badge>
          <time dateTime={handedInAt} className="text-muted">
            {formatDateTime(handedInAt)}
          </time>
          <Icon name="panah-kanan" size={16} className="text-muted transition-transform group-open:rotate-90" />
        </span>
      </summary>
      <ol className="flex flex-col gap-3 pt-1 pb-3">
        {review.map(({ questionId, question, given, isRight, right }, index) => (
          <li key={questionId} className="flex min-w-0 flex-col gap-1 border-t border-line pt-3 text-app-sm">
            <span className="flex flex-wrap items-start justify-between gap-2">
              <span className="min-w-0 flex-1 font-semibold whitespace-pre-line wrap-anywhere">
                {index + 1}. {question}
              </span>
              <Badge tone={isRight ? 'ok' : 'warn'}>{isRight ? 'Benar' : 'Belum tepat'}</Badge>
            </span>
            <span className="wrap-anywhere">
              Jawaban: {given.length === 0 ? 'pilihan ini sudah dihapus' : given.join(', ')}
            </span>
            {!isRight && right !== null && (
              <span className="text-muted wrap-anywhere">Yang benar: {right.join(', ')}</span>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
