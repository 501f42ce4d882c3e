import type { Room } from '@naikkelas/contract/learning'
import { Progress } from '@naikkelas/ui/progress'
import type { ReactNode } from 'react'
import { contentId } from '../../../shared/shell/site-shell.tsx'
import { LessonList } from './lesson-list.tsx'

interface RoomFrameProps {
  room: Room
  progress: Pick<Room['progress'], 'done' | 'total' | 'percent'>
  lessonId: string | null
  /** Whether the grades are someone's own: a preview has none. */
  hasGrades?: boolean
  /** The lesson, and what is above it. */
  children: ReactNode
}

/** A lesson, and beside it (on phones below it) all the others. */
export function RoomFrame({ room, progress, lessonId, hasGrades = false, children }: RoomFrameProps) {
  return (
    <main
      id={contentId}
      className="mx-auto grid w-full max-w-content flex-1 content-start gap-8 px-5 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
      <aside className="flex flex-col gap-5" aria-label="Kemajuan">
        <Progress
          label={`${progress.done} dari ${progress.total} materi selesai`}
          value={progress.percent}
          valueText={`${progress.percent}%`}
        />
        {hasGrades && isGraded(room) && (
          <a className="inline-flex min-h-11 items-center self-start underline" href={`/learning/${room.number}/nilai`}>
            Nilai saya
          </a>
        )}
        <LessonList room={room} currentId={lessonId} />
      </aside>
    </main>
  )
}

/** Whether it has a quiz or an assignment. */
const isGraded = ({ chapters }: Room) => chapters.some(({ lessons }) => lessons.some(({ kind }) => kind >= 3))

/** In place of a lesson that has nothing to show. */
export const ClosedLesson = ({ title, words }: { title: string; words: string | null }) => (
  <div className="flex flex-col gap-3 rounded-surface border border-line bg-surface p-6">
    <h1 className="text-app-2xl font-bold tracking-tight wrap-anywhere">{title}</h1>
    <p className="text-app-md text-muted">{words ?? 'Kelas ini belum berisi materi.'}</p>
  </div>
)
