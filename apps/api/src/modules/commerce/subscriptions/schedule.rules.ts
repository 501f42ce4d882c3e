import {
  daysAnnouncedBefore,
  daysChargedBefore,
  graceDays,
  type SubscriptionState,
  type subscriptionTries,
} from '@naikkelas/contract/commerce'
import { DAY_MS } from '@naikkelas/contract/time'

/** Days from the end of a period at which the next one is charged, or reminded of. */
const tryDays = [-daysChargedBefore, 1, 4] as const satisfies { length: typeof subscriptionTries }

export interface Standing {
  state: SubscriptionState
  periodEndsAt: Date
  isCancelled: boolean
  /** The period that is to be paid; null while none is. */
  openCycle: { tries: number; triedAt: Date | null } | null
}

/**
 * `renew`: the next period is announced, or its invoice is sent. `try`: it is charged, or reminded of. `grace`: the period
 * is over and not paid again. `end`: it is given up.
 */
export type Step = 'renew' | 'try' | 'grace' | 'end'

interface Due {
  step: Step
  at: Date
}

/**
 * What is done next and when; null once it has ended. After a pause of the whole system tries are a day apart, and each
 * package has all of them before it is given up.
 */
export function nextStep({ state, periodEndsAt, isCancelled, openCycle }: Standing): Due | null {
  if (state === 'ended') return null
  if (isCancelled) return { step: 'end', at: periodEndsAt }
  if (openCycle === null) return { step: 'renew', at: fromEnd(periodEndsAt, -daysAnnouncedBefore) }
  const next = nextTry(periodEndsAt, openCycle)
  const last: Due = next === null ? { step: 'end', at: endOfGrace(periodEndsAt, openCycle) } : { step: 'try', at: next }
  return state === 'active' && periodEndsAt <= last.at ? { step: 'grace', at: periodEndsAt } : last
}

/** Null: all were made. */
export function nextTry(periodEndsAt: Date, { tries, triedAt }: NonNullable<Standing['openCycle']>): Date | null {
  const day = tryDays[tries]
  if (day === undefined) return null
  const planned = fromEnd(periodEndsAt, day)
  return triedAt === null ? planned : later(planned, new Date(triedAt.getTime() + DAY_MS))
}

/** Until when an unpaid period can be paid. */
export const endOfGrace = (
  periodEndsAt: Date,
  { triedAt }: Pick<NonNullable<Standing['openCycle']>, 'triedAt'>,
): Date =>
  later(fromEnd(periodEndsAt, graceDays), triedAt === null ? periodEndsAt : new Date(triedAt.getTime() + DAY_MS))

const fromEnd = (end: Date, days: number) => new Date(end.getTime() + days * DAY_MS)
const later = (one: Date, other: Date) => (one > other ? one : other)
