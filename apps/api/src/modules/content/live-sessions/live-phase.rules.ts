import type { LivePhase } from '@naikkelas/contract/content'

interface Window {
  startsAt: Date
  endsAt: Date
}

export function phaseOf({ startsAt, endsAt }: Window, now: Date): LivePhase {
  if (now < startsAt) return 'upcoming'
  return now < endsAt ? 'live' : 'ended'
}
