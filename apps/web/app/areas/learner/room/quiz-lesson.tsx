import { getOwnQuiz, handInQuiz, type OwnQuiz, previewQuiz, type ProgressState } from '@naikkelas/contract/learning'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { PanelState } from './panel-state.tsx'
import { QuizForm } from './quiz-form.tsx'
import { answersOf, keepPicks, keptPicks, type Picks, picksFor } from './quiz-picks.ts'
import { QuizReview } from './quiz-review.tsx'
import { useLoaded } from './use-loaded.ts'

interface QuizLessonProps {
  lessonId: string
  /** Null in a preview: nothing is handed in. */
  learnerNumber: number | null
  onHandedIn: (state: ProgressState) => void
}

/** The quiz of a lesson: its questions, or how the last attempt went. */
export function QuizLesson({ lessonId, learnerNumber, onHandedIn }: QuizLessonProps) {
  const isPreview = learnerNumber === null
  const load = useCallback(
    (signal: AbortSignal) => call(isPreview ? previewQuiz : getOwnQuiz, { params: { lessonId } }, { signal }),
    [isPreview, lessonId],
  )
  const loaded = useLoaded<OwnQuiz>(load)
  return (
    <PanelState loaded={loaded} isEmpty={() => false} empty="">
      {(quiz) =>
        learnerNumber === null ? (
          <QuizForm quiz={quiz} startPicks={{}} send={null} refused={null} onPick={() => undefined} />
        ) : (
          <OwnAttempts
            lessonId={lessonId}
            learnerNumber={learnerNumber}
            quiz={quiz}
            onChange={(next) => loaded.change(() => next)}
            onHandedIn={onHandedIn}
          />
        )
      }
    </PanelState>
  )
}

interface OwnAttemptsProps {
  lessonId: string
  learnerNumber: number
  quiz: OwnQuiz
  onChange: (quiz: OwnQuiz) => void
  onHandedIn: (state: ProgressState) => void
}

function OwnAttempts({ lessonId, learnerNumber, quiz, onChange, onHandedIn }: OwnAttemptsProps) {
  const { number, last, version } = quiz
  const startPicks = picksFor(quiz, number === null ? {} : keptPicks(learnerNumber, lessonId, number))
  // Who began the next attempt goes on with it.
  const [isTrying, setTrying] = useState(last === null || Object.keys(startPicks).length > 0)
  const [refused, setRefused] = useState<string | null>(null)
  /** Whether the button that had the focus is gone. */
  const [isAgain, setAgain] = useState(false)
  const review = useRef<HTMLElement>(null)
  const isHandedIn = useRef(false)
  useEffect(() => {
    if (isHandedIn.current && !isTrying) review.current?.focus()
  }, [isTrying])
  if (last !== null && (number === null || !isTrying))
    return (
      <QuizReview
        ref={review}
        quiz={quiz}
        last={last}
        onTry={
          number === null
            ? null
            : () => {
                setTrying(true)
                setAgain(true)
              }
        }
      />
    )
  if (number === null) return null
  const showPresent = async (picks: Picks) => {
    const present = await call(getOwnQuiz, { params: { lessonId } })
    if (present.number !== null) keepPicks(learnerNumber, lessonId, { number: present.number, picks })
    onChange(present)
  }
  const send = async (picks: Picks): Promise<void> => {
    try {
      const body = { number, version, answers: answersOf(quiz, picks) }
      const handedIn = await call(handInQuiz, { params: { lessonId }, body })
      keepPicks(learnerNumber, lessonId, null)
      isHandedIn.current = true
      onChange(handedIn.quiz)
      setTrying(false)
      setRefused(null)
      onHandedIn(handedIn.progress)
    } catch (error) {
      // Another window handed it in, or it was rewritten: what is there now is shown, with what was chosen.
      if (error instanceof ApiError && (error.code === 'quiz_changed' || error.code === 'quiz_closed'))
        await showPresent(picks).catch(() => undefined)
      setRefused(messageOf(error))
    }
  }
  return (
    <QuizForm
      key={`${number} ${version}`}
      quiz={quiz}
      startPicks={startPicks}
      send={send}
      refused={refused}
      isFocused={isAgain}
      onPick={(picks) => keepPicks(learnerNumber, lessonId, { number, picks })}
    />
  )
}
