import { type Attendee, offlineAtMostMs, type ScanResult } from '@naikkelas/contract/learning'

/** A scan that the server does not know yet. */
export interface WaitingScan {
  id: string
  code: string
  /** Milliseconds of this device's clock. */
  at: number
}

/** What a door says to a ticket. */
export interface Answer extends Pick<ScanResult, 'name' | 'checkIn' | 'otherEvent'> {
  /**
   * `malformed`: no code of a ticket. `not_listed`: without network, and not among the attendees that were loaded.
   * `too_long`: without network for more than an hour.
   */
  outcome: ScanResult['outcome'] | 'malformed' | 'not_listed' | 'too_long'
  /** As typed where it is no code. */
  code: string
  /** It is stored on this device, and sent once there is network. */
  isWaiting: boolean
}

interface Device {
  attendees: readonly Attendee[]
  waiting: readonly WaitingScan[]
  /** When the server was last reached, in milliseconds. */
  reachedAt: number
  /** Name of the admin at this door. */
  by: string
}

export const plainAnswer = (outcome: Answer['outcome'], code: string): Answer => ({
  outcome,
  code,
  name: null,
  checkIn: null,
  otherEvent: null,
  isWaiting: false,
})

/** What a door says without network, by the list it has loaded and its own scans; only `let_in` is to be stored. */
export function offlineAnswer({ code, at }: WaitingScan, { attendees, waiting, reachedAt, by }: Device): Answer {
  if (at - reachedAt > offlineAtMostMs) return plainAnswer('too_long', code)
  const attendee = withWaiting(attendees, waiting, by).find((one) => one.code === code)
  if (!attendee) return plainAnswer('not_listed', code)
  const { name, checkIn } = attendee
  if (checkIn) return { ...plainAnswer('already', code), name, checkIn }
  const own = { at: new Date(at).toISOString(), by }
  return { ...plainAnswer('let_in', code), name, checkIn: own, isWaiting: true }
}

/** The list as this door knows it: with scans that wait. */
export function withWaiting(attendees: readonly Attendee[], waiting: readonly WaitingScan[], by: string): Attendee[] {
  const scans = new Map(waiting.map((scan) => [scan.code, scan]))
  return attendees.map((attendee) => {
    const scan = scans.get(attendee.code)
    if (!scan || attendee.checkIn !== null) return attendee
    return { ...attendee, checkIn: { at: new Date(scan.at).toISOString(), by } }
  })
}

/** The list after the server's answers: who was let in, here or at another door. */
export function withResults(
  attendees: readonly Attendee[],
  results: readonly Pick<ScanResult, 'code' | 'checkIn'>[],
): Attendee[] {
  const checkIns = new Map(results.flatMap(({ code, checkIn }) => (checkIn === null ? [] : [[code, checkIn]])))
  return attendees.map((attendee) => ({ ...attendee, checkIn: checkIns.get(attendee.code) ?? attendee.checkIn }))
}

/** Waiting scans as they are sent: with their age, which is right where the clock of a phone is not. */
export const asSent = (waiting: readonly WaitingScan[], now: number) =>
  waiting.map(({ id, code, at }) => ({ id, code, ageMs: Math.max(0, Math.round(now - at)) }))
