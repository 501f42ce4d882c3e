import type { ProgressState, RoomLesson, RoomLessonContent } from '@naikkelas/contract/learning'
import { Alert } from '@naikkelas/ui/alert'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { Prose } from '@naikkelas/ui/prose'
import { RichTextView } from '@naikkelas/ui/rich-text'
import { Skeleton } from '@naikkelas/ui/skeleton'
import type { VideoPlayerHandle } from '@naikkelas/ui/video-player'
import { lazy, Suspense, useRef } from 'react'
import { Form, useNavigation } from 'react-router-dom'
import { latePart } from '../../../shared/late/late-part.tsx'
import { textHref } from '../../../shared/rich-text/text-href.ts'
import type { LessonPlaces } from './lesson-place.ts'
import { type LessonTab, LessonTabs } from './lesson-tabs.tsx'
import type { Report } from './progress-reports.ts'
import { completionWords, lessonFacts } from './room-words.ts'

/** The player is loaded when a lesson has a film. */
const FilmLesson = lazy(async () => ({ default: (await import('./film-lesson.tsx')).FilmLesson }))
/** And the reader when it has a book. */
const BookLesson = lazy(async () => ({ default: (await import('./book-lesson.tsx')).BookLesson }))

/** And the questions when it is a quiz. */
const QuizLesson = latePart(async () => (await import('./quiz-lesson.tsx')).QuizLesson)

/** And what is handed in when it is an assignment. */
const AssignmentLesson = latePart(async () => (await import('./assignment-lesson.tsx')).AssignmentLesson)

interface LessonViewProps {
  lesson: RoomLessonContent
  /** What the server said last of this lesson; null before anything was reported. */
  state: ProgressState | null
  previous: RoomLesson | null
  next: RoomLesson | null
  refused: string | null
  /** Beside the lesson; null for the first that has something. */
  tab: LessonTab | null
  /** Whose progress it is; null in a preview, where nothing is written or handed in. */
  learnerNumber: number | null
  onReport: (report: Report) => void
  /** What the server says after a quiz. */
  onProgress: (state: ProgressState) => void
  onEnded: () => void
}

export function LessonView({
  lesson,
  state,
  previous,
  next,
  refused,
  tab,
  learnerNumber,
  onReport,
  onProgress,
  onEnded,
}: LessonViewProps) {
  const { title, body, film, book } = lesson
  const player = useRef<VideoPlayerHandle>(null)
  const page = useRef(lesson.position)
  const places: LessonPlaces = {
    now: () => {
      if (film) return Math.floor(player.current?.currentTime() ?? 0)
      return book ? page.current : null
    },
    goTo: film ? (second) => player.current?.seek(second) : null,
  }
  const isDone = lesson.isDone || state?.isDone === true
  const completion = completionWords(lesson.kind, state?.seenPercent ?? lesson.seenPercent)
  return (
    <article className="flex min-w-0 flex-col gap-6">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-app-2xl font-bold tracking-tight wrap-anywhere">{title}</h1>
          <p className="text-app-sm text-muted">{lessonFacts(lesson)}</p>
        </div>
        {isDone && <Badge tone="ok">Selesai</Badge>}
      </header>
      {film && (
        <Suspense fallback={<Skeleton className="aspect-video w-full" />}>
          <FilmLesson lesson={{ ...lesson, film }} player={player} onReport={onReport} onEnded={onEnded} />
        </Suspense>
      )}
      {book && (
        <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
          <BookLesson
            lesson={{ ...lesson, book }}
            onReport={(report) => {
              page.current = report.position
              onReport(report)
            }}
          />
        </Suspense>
      )}
      {body && (
        <Prose>
          <RichTextView value={body} href={textHref} />
        </Prose>
      )}
      {lesson.kind === 3 && (
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <QuizLesson lessonId={lesson.id} learnerNumber={learnerNumber} onHandedIn={onProgress} />
        </Suspense>
      )}
      {lesson.kind === 4 && (
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <AssignmentLesson lessonId={lesson.id} learnerNumber={learnerNumber} />
        </Suspense>
      )}
      {refused !== null && <Alert tone="danger">{refused}</Alert>}
      {!isDone && completion !== null && <p className="text-app-sm text-muted">{completion}</p>}
      <footer className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
        <Step lesson={previous} words="Sebelumnya" />
        {lesson.kind === 0 && !isDone && <Complete lessonId={lesson.id} />}
        <Step lesson={next} words="Berikutnya" />
      </footer>
      <LessonTabs lesson={lesson} wanted={tab} places={learnerNumber === null ? null : places} />
    </article>
  )
}

function Complete({ lessonId }: { lessonId: string }) {
  const { state, formMethod } = useNavigation()
  return (
    <Form method="post">
      <input type="hidden" name="materi" value={lessonId} />
      <Button type="submit" variant="primary" isLoading={state !== 'idle' && formMethod === 'POST'}>
        Tandai selesai
      </Button>
    </Form>
  )
}

/** To a neighbour; nothing at the ends of the course. */
function Step({ lesson, words }: { lesson: RoomLesson | null; words: string }) {
  if (lesson === null) return null
  return (
    <Form method="get">
      <input type="hidden" name="materi" value={lesson.id} />
      <Button type="submit" variant="secondary" title={lesson.title}>
        {words}
      </Button>
    </Form>
  )
}
