import type { Room, RoomLesson } from '@naikkelas/contract/learning'

/** In the order in which they are learned. */
export const lessonsOf = ({ chapters }: Pick<Room, 'chapters'>): RoomLesson[] =>
  chapters.flatMap(({ lessons }) => lessons)

/** What is before and behind a lesson, open or not; null at the ends. */
export function neighboursOf(room: Pick<Room, 'chapters'>, lessonId: string | null) {
  const lessons = lessonsOf(room)
  const index = lessons.findIndex(({ id }) => id === lessonId)
  return { previous: lessons[index - 1] ?? null, next: index === -1 ? null : (lessons[index + 1] ?? null) }
}
