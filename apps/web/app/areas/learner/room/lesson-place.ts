import type { LessonKind } from '@naikkelas/contract/commerce'

/** What the lesson in sight is at, and how to go to a place of it. */
export interface LessonPlaces {
  /** Seconds of a film, page of a book; null where a lesson has no places. */
  now: () => number | null
  /** Null where one cannot go to a place. */
  goTo: ((place: number) => void) | null
}

/** `3:20` in a film, `halaman 4` in a book. */
export function placeWords(kind: LessonKind, place: number): string {
  if (kind === 2) return `halaman ${place}`
  const padded = (count: number) => String(count).padStart(2, '0')
  const [hours, minutes, seconds] = [Math.floor(place / 3600), Math.floor(place / 60) % 60, place % 60]
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(seconds)}` : `${minutes}:${padded(seconds)}`
}
