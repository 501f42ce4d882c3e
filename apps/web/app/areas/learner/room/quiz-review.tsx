import type { OwnQuiz, QuizAttempt } from '@naikkelas/contract/learning'
import { Alert } from '@naikkelas/ui/alert'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { Ref } from 'react'
import { afterWords, scoreWords } from './quiz-words.ts'

interface QuizReviewProps {
  quiz: OwnQuiz
  last: QuizAttempt
  /** Null once none follows. */
  onTry: (() => void) | null
  ref: Ref<HTMLElement>
}

/** How an attempt went, question by question. */
export function QuizReview({ quiz, last, onTry, ref }: QuizReviewProps) {
  const isPassed = last.isPassed
  return (
    <section ref={ref} tabIndex={-1} aria-label="Hasil kuis" className="flex flex-col gap-5">
      <Alert tone={isPassed ? 'ok' : 'warn'} title={scoreWords(last)}>
        {afterWords(quiz, isPassed)}
      </Alert>
      <ol aria-label="Jawaban Anda" className="flex flex-col gap-4">
        {last.review.map(({ questionId, question, given, isRight, explanation, right }, index) => (
          <li
            key={questionId}
            className="flex flex-col gap-2 rounded-surface border border-line bg-surface p-5 text-app-sm wrap-anywhere"
          >
            <div className="flex flex-wrap items-start justify-between gap-3">
              <p className="min-w-0 flex-1 text-app-md font-semibold whitespace-pre-line">
                {index + 1}. {question}
              </p>
              <Badge tone={isRight ? 'ok' : 'warn'}>{isRight ? 'Benar' : 'Belum tepat'}</Badge>
            </div>
            <p>Jawaban Anda: {given.length === 0 ? 'pilihan ini sudah dihapus' : given.join(', ')}</p>
            {right !== null && !isRight && <p>Yang benar: {right.join(', ')}</p>}
            {explanation !== '' && <p className="whitespace-pre-line text-muted">{explanation}</p>}
          </li>
        ))}
      </ol>
      {onTry && (
        <Button variant="primary" className="self-start" onClick={onTry}>
          Coba lagi
        </Button>
      )}
    </section>
  )
}
