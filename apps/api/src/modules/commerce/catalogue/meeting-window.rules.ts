import { HOUR_MS } from '@naikkelas/contract/time'

interface Session {
  startsAt: Date
  endsAt: Date
}

/** Who has a seat gets into the meeting from an hour before a session until it ends. */
const opensBeforeMs = HOUR_MS

/**
 * Whether the meeting of an event is open at a moment, and else when it opens next; null when no session is left. An event
 * without a day is open: when it is, its organiser says otherwise.
 */
export function meetingWindow(sessions: readonly Session[], now: Date): { isOpen: boolean; opensAt: Date | null } {
  if (sessions.length === 0) return { isOpen: true, opensAt: null }
  const openings = sessions
    .filter(({ endsAt }) => endsAt > now)
    .map(({ startsAt }) => startsAt.getTime() - opensBeforeMs)
  if (openings.some((opensAt) => opensAt <= now.getTime())) return { isOpen: true, opensAt: null }
  return { isOpen: false, opensAt: openings.length === 0 ? null : new Date(Math.min(...openings)) }
}
