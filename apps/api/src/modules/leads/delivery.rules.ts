import type { Lead } from '@naikkelas/contract'

/** Over a bit more than a day; afterwards somebody presses "Kirim ulang". */
export const attemptsAtMost = 9
const minute = 60
const waits = [1, 5, 15, 60, 180, 360, 480, 720].map((minutes) => minutes * minute)

/** How long to wait after a try that failed, in seconds. */
export function waitAfter(attempts: number): number {
  return waits[Math.min(attempts, waits.length) - 1] ?? minute
}

/** Anything else is tried again: a redirect as well, because it is not followed. */
export const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300

/** What a program is told of a lead, as docs/operations.md says. Programs rely on it: fields are added, never taken away. */
export function leadMessage(lead: Lead): string {
  const { id, pageId, pageName, sectionId, isOrder, answers, consentText, sentAt, optOutAddress } = lead
  const { source, attribution, variant } = lead
  return JSON.stringify({
    type: 'lead.created',
    timestamp: sentAt,
    data: {
      id,
      page: { id: pageId, name: pageName },
      ...{ sectionId, isOrder, answers, consentText, source, attribution, variant, sentAt, optOutAddress },
    },
  })
}
