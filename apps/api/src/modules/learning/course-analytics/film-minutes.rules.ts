const MINUTE = 60

/** Where viewers began and stopped to see parts of a film, summed up for a minute of it. */
export interface FilmEdges {
  /** From 0. */
  minute: number
  /** How many more parts begin in it than end. */
  balance: number
  /** Seconds from each beginning to the end of the minute, less those from each end. */
  seconds: number
}

/** Of whole minutes; the last one may be shorter. @param length of the film in seconds */
const minutesOf = (length: number) => Math.ceil(length / MINUTE)

/**
 * Seconds that all viewers together have seen of each minute. Parts of one viewer must not overlap, so that each second counts
 * once for each.
 * @param edges in the order of the minutes; minutes without any are left out
 */
export function secondsByMinute(edges: readonly FilmEdges[], length: number): number[] {
  const byMinute = new Map(edges.map((edge) => [edge.minute, edge]))
  let watching = 0
  return Array.from({ length: minutesOf(length) }, (_, minute) => {
    const edge = byMinute.get(minute)
    const seconds = watching * MINUTE + (edge?.seconds ?? 0)
    watching += edge?.balance ?? 0
    return seconds
  })
}

interface Seen {
  viewers: number
  length: number
  /** Of all viewers in each minute. */
  seconds: readonly number[]
}

/** The average share of the viewers who saw each minute, from 0 to 1, to four places. */
export function sharesByMinute({ viewers, length, seconds }: Seen): number[] {
  return seconds.map((seen, minute) => {
    const whole = viewers * Math.min(MINUTE, length - minute * MINUTE)
    return whole === 0 ? 0 : Math.round((seen / whole) * 10_000) / 10_000
  })
}
