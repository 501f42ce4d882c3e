import type { ProgressState, Room, RoomLessonContent } from '@naikkelas/contract/learning'
import { Progress } from '@naikkelas/ui/progress'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { contentId, SiteShell } from '../../../shared/shell/site-shell.tsx'
import { LessonList } from './lesson-list.tsx'
import { LessonView } from './lesson-view.tsx'
import { lessonsOf, neighboursOf } from './room-lessons.ts'
import { lockWords } from './room-words.ts'
import { useProgressReports } from './use-progress-reports.ts'

interface RoomPageProps {
  learner: { name: string; number: number; picture: string | null }
  room: Room
  lessonId: string | null
  /** Null for a lesson that is closed, or a course without lessons. */
  content: RoomLessonContent | null
  refused: string | null
}

/** A course as its learner sees it inside: the lesson, and beside it (on phones below it) all the others. */
export function RoomPage({ learner, room, lessonId, content, refused }: RoomPageProps) {
  const [state, setState] = useState<ProgressState | null>(null)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const report = useProgressReports(learner.number, (reported) => {
    setState(reported)
    // The list shows what became done, and what it opens.
    if (reported.isDone && !lessonsOf(room).some(({ id, isDone }) => id === reported.lessonId && isDone))
      void revalidate()
  })
  const lesson = lessonsOf(room).find(({ id }) => id === lessonId) ?? null
  const { previous, next } = neighboursOf(room, lessonId)
  const progress = state !== null && state.course.percent > room.progress.percent ? state.course : room.progress
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <main
        id={contentId}
        className="mx-auto grid w-full max-w-content flex-1 content-start gap-8 px-5 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="flex min-w-0 flex-col gap-6">
          <p className="text-app-sm">
            <a className="underline" href="/kelas-saya">
              Kelas saya
            </a>{' '}
            <span className="text-muted wrap-anywhere">/ {room.name}</span>
          </p>
          {content ? (
            <LessonView
              key={content.id}
              lesson={content}
              state={state?.lessonId === content.id ? state : null}
              previous={previous}
              next={next}
              refused={refused}
              onReport={(seen) => void report(content.id, seen)}
              onEnded={() => {
                if (next?.lock === null) void navigate(`?materi=${next.id}`)
              }}
            />
          ) : (
            <Closed title={lesson?.title ?? room.name} words={lesson && lockWords(lesson)} />
          )}
        </div>
        <aside className="flex flex-col gap-5" aria-label="Kemajuan">
          <Progress
            label={`${progress.done} dari ${progress.total} materi selesai`}
            value={progress.percent}
            valueText={`${progress.percent}%`}
          />
          <LessonList room={room} currentId={lessonId} />
        </aside>
      </main>
    </SiteShell>
  )
}

const Closed = ({ title, words }: { title: string; words: string | null }) => (
  <div className="flex flex-col gap-3 rounded-surface border border-line bg-surface p-6">
    <h1 className="text-app-2xl font-bold tracking-tight wrap-anywhere">{title}</h1>
    <p className="text-app-md text-muted">{words ?? 'Kelas ini belum berisi materi.'}</p>
  </div>
)
