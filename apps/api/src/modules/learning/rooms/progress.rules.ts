import { seenShare } from '@naikkelas/contract/learning'

/** From a second or page up to, not including, another one. */
export type Interval = readonly [from: number, to: number]

/** Sorted, without overlaps; what touches is one. */
export function union(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = []
  for (const [from, to] of intervals.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

export const lengthOf = (intervals: readonly Interval[]) => intervals.reduce((sum, [from, to]) => sum + to - from, 0)

interface Pace {
  /** Of a second: films play twice as fast at most, and no more than a page is read. */
  rate: number
  /** For clocks, and for what was loaded ahead. */
  slack: number
}

const paces: Readonly<Record<'film' | 'book', Pace>> = { film: { rate: 2, slack: 15 }, book: { rate: 1, slack: 5 } }

interface Report {
  medium: 'film' | 'book'
  /** Seconds or pages in all. */
  length: number
  before: readonly Interval[]
  reported: readonly Interval[]
  startedAt: Date
  now: Date
}

/**
 * What counts as seen after a report: never less than before, nothing outside of the film, and no more in all than can have
 * been played since the lesson was opened. What is too much is cut off at the end.
 */
export function seenAfter({ medium, length, before, reported, startedAt, now }: Report): Interval[] {
  const { rate, slack } = paces[medium]
  const seconds = Math.max(0, (now.getTime() - startedAt.getTime()) / 1_000)
  const most = Math.floor(seconds * rate) + slack
  let seen = union(before)
  for (const [from, to] of union(
    reported.map(([from, to]) => [from, Math.min(to, length + (medium === 'book' ? 1 : 0))]),
  )) {
    if (from >= to) continue
    const grown = union([...seen, [from, to]])
    const excess = lengthOf(grown) - most
    if (excess <= 0) seen = grown
    else if (to - excess > from) seen = union([...seen, [from, to - excess]])
  }
  return seen
}

/** Whether enough of it was seen. */
export const isSeen = (intervals: readonly Interval[], length: number) =>
  lengthOf(intervals) >= Math.ceil(length * seenShare)

/** 100 only when it counts as seen. */
export const seenPercentOf = (intervals: readonly Interval[], length: number | null) =>
  length === null ? 0 : Math.min(100, Math.floor((lengthOf(intervals) / Math.ceil(length * seenShare)) * 100))
