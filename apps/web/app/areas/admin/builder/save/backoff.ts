/** How long to wait before the next try, in milliseconds: 1 s, doubled each time, at most 30 s, a fifth of it by chance. */
export function backoffMs(failures: number, random: () => number = Math.random): number {
  const base = Math.min(30_000, 1000 * 2 ** Math.max(0, failures - 1))
  return Math.round(base * (0.8 + 0.4 * random()))
}

/** A `Retry-After` header in milliseconds: seconds or a date; undefined when there is none that says anything. */
export function retryAfterMs(header: string | null, now: number = Date.now()): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, 300_000) : undefined
}
