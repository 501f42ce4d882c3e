import type { ProgressState, Room, RoomLessonContent } from '@naikkelas/contract/learning'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { SiteShell } from '../../../shared/shell/site-shell.tsx'
import type { LessonTab } from './lesson-tabs.tsx'
import { LessonView } from './lesson-view.tsx'
import { ClosedLesson, RoomFrame } from './room-frame.tsx'
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
  /** Asked for by the address. */
  tab: LessonTab | null
}

/** A course as its learner sees it inside: the lesson, and beside it (on phones below it) all the others. */
export function RoomPage({ learner, room, lessonId, content, refused, tab }: RoomPageProps) {
  const [state, setState] = useState<ProgressState | null>(null)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const show = (reported: ProgressState) => {
    setState(reported)
    // The list shows what became done, and what it opens.
    if (reported.isDone && !lessonsOf(room).some(({ id, isDone }) => id === reported.lessonId && isDone))
      void revalidate()
  }
  const report = useProgressReports(learner.number, show)
  const lesson = lessonsOf(room).find(({ id }) => id === lessonId) ?? null
  const { previous, next } = neighboursOf(room, lessonId)
  const progress = state !== null && state.course.percent > room.progress.percent ? state.course : room.progress
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <RoomFrame room={room} progress={progress} lessonId={lessonId} hasGrades>
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
            tab={tab}
            learnerNumber={learner.number}
            onProgress={show}
            onReport={(seen) => void report(content.id, seen)}
            onEnded={() => {
              if (next?.lock === null) void navigate(`?materi=${next.id}`)
            }}
          />
        ) : (
          <ClosedLesson title={lesson?.title ?? room.name} words={lesson && lockWords(lesson)} />
        )}
      </RoomFrame>
    </SiteShell>
  )
}
