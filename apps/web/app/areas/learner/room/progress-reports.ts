/** What was seen of a lesson and is not known to the server yet. */
export interface Report {
  position: number
  /** When it was left there, as ISO 8601. */
  at: string
  seen: [from: number, to: number][]
}

export type Reports = Readonly<Record<string, Report>>

/** As many parts as a report may have. */
const PARTS = 200

/** Adds to what waits for a lesson: nothing that was seen is lost, and the later position counts. */
export function withReport(reports: Reports, lessonId: string, report: Report): Reports {
  const waiting = reports[lessonId]
  if (!waiting) return { ...reports, [lessonId]: report }
  const later = waiting.at > report.at ? waiting : report
  return {
    ...reports,
    [lessonId]: { position: later.position, at: later.at, seen: joined([...waiting.seen, ...report.seen]) },
  }
}

export function withoutReport(reports: Reports, lessonId: string): Reports {
  const { [lessonId]: _, ...others } = reports
  return others
}

/** Whole seconds of what a player saw: a part shorter than one is left out. */
export const wholeSeconds = (played: readonly (readonly [number, number])[]): [number, number][] =>
  joined(
    played
      .map(([from, to]) => [Math.floor(from), Math.floor(to)] as [number, number])
      .filter(([from, to]) => from < to),
  )

/** Sorted and without overlaps; of too many parts the longest. */
function joined(parts: readonly [number, number][]): [number, number][] {
  const merged: [number, number][] = []
  for (const [from, to] of parts.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  if (merged.length <= PARTS) return merged
  const longest = merged.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0])).slice(0, PARTS)
  return longest.toSorted(([one], [other]) => one - other)
}
