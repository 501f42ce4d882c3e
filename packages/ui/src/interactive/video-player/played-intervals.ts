import type { PlayedInterval } from './video-source.ts'

/** Intervals in order; those that touch or overlap become one. */
export function mergedIntervals(intervals: readonly PlayedInterval[]): PlayedInterval[] {
  const merged: PlayedInterval[] = []
  for (const [from, to] of intervals.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else if (to > from) merged.push([from, to])
  }
  return merged
}

/** What a browser says was played, in hundredths of a second. Seeking leaves a gap in it. */
export function intervalsOf(ranges: Pick<TimeRanges, 'length' | 'start' | 'end'>): PlayedInterval[] {
  return Array.from({ length: ranges.length }, (_, index) => [rounded(ranges.start(index)), rounded(ranges.end(index))])
}

const rounded = (seconds: number) => Math.round(seconds * 100) / 100
