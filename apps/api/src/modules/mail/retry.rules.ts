const minute = 60
const longestSeconds = 120 * minute

/** How long to wait after a try that failed, in seconds: a minute, then twice as long each time, at most two hours. */
export function retryAfterSeconds(attempts: number): number {
  return Math.min(longestSeconds, minute * 2 ** Math.max(0, attempts - 1))
}

/** So long a mail is tried, in hours. */
export const triedForHours = 24
