import type { LessonKind } from '@naikkelas/contract/commerce'
import type { RoomLesson } from '@naikkelas/contract/learning'

const DAY_MS = 86_400_000

export interface PlannedLesson {
  id: string
  title: string
  kind: LessonKind
  minutes: number
  isWritten: boolean
  isDone: boolean
  opensAt: Date | null
  /** Whole days after the course was obtained. */
  opensAfterDays: number | null
  needsPrevious: boolean
}

interface Reader {
  obtainedAt: Date
  /** Of a preorder. */
  courseOpensAt: Date | null
  now: Date
}

/** Lessons of a course in their order, each with what keeps it closed. What is done stays open. */
export function roomLessons(lessons: readonly PlannedLesson[], reader: Reader): RoomLesson[] {
  return lessons.map((lesson, index) => ({
    id: lesson.id,
    title: lesson.title,
    kind: lesson.kind,
    minutes: lesson.minutes,
    isDone: lesson.isDone,
    lock: lesson.isDone ? null : lockOf(lesson, lessons[index - 1], reader),
  }))
}

function lockOf(
  lesson: PlannedLesson,
  previous: PlannedLesson | undefined,
  { obtainedAt, courseOpensAt, now }: Reader,
): RoomLesson['lock'] {
  const dripped =
    lesson.opensAfterDays === null ? null : new Date(obtainedAt.getTime() + lesson.opensAfterDays * DAY_MS)
  const moments = [courseOpensAt, lesson.opensAt, dripped].filter((moment) => moment !== null)
  const opensAt = moments.reduce<Date | null>((latest, one) => (latest === null || one > latest ? one : latest), null)
  if (opensAt !== null && opensAt > now) return { reason: 'opens_at', opensAt: opensAt.toISOString() }
  if (lesson.needsPrevious && previous && !previous.isDone) return { reason: 'needs_previous', opensAt: null }
  return lesson.isWritten ? null : { reason: 'not_written', opensAt: null }
}

/** Where to continue: the lesson left last while it is not done, else the first open one that is not done, else the last left. */
export function nextLesson(lessons: readonly RoomLesson[], lastId: string | null): RoomLesson | null {
  const last = lessons.find(({ id }) => id === lastId)
  if (last && !last.isDone && last.lock === null) return last
  return lessons.find(({ isDone, lock }) => !isDone && lock === null) ?? last ?? lessons[0] ?? null
}

/** 100 only when all is done. */
export const percentOf = ({ done, total }: { done: number; total: number }) =>
  total === 0 ? 0 : Math.floor((done / total) * 100)
