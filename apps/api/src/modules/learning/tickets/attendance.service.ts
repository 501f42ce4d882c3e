import type { InputFor } from '@naikkelas/contract'
import {
  type Attendee,
  attendeesAtMost,
  type checkIn as checkInEndpoint,
  type EventAttendees,
  type listAttendees as listEndpoint,
  type ScanResult,
  type undoCheckIn as undoEndpoint,
} from '@naikkelas/contract/learning'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findSeats } from '../../commerce/orders/index.ts'
import { findAdminNames } from '../../identity/admins/index.ts'
import { clearCheckIn, findEventHead, lockTickets, storeCheckIns } from './attendance.repo.ts'
import { decideScans } from './check-in.rules.ts'
import { ticketsOf } from './tickets.repo.ts'

/** @throws AppError `not_found` for what is no event */
export async function listAttendees(
  { clock, database: { queries } }: AdminContext,
  { params: { eventId } }: InputFor<typeof listEndpoint>,
): Promise<EventAttendees> {
  const event = await findEventHead(queries, eventId)
  if (!event) throw new AppError('not_found')
  const seats = await findSeats(queries, { sellableId: eventId, now: clock.now(), limit: attendeesAtMost })
  const tickets = await ticketsOf(
    queries,
    seats.map(({ entitlementId }) => entitlementId),
  )
  const admins = await findAdminNames(queries, [
    ...new Set([...tickets.values()].flatMap(({ checkedInBy }) => checkedInBy ?? [])),
  ])
  const attendees = seats.flatMap(({ entitlementId, name, orderCode, obtainedAt }): Attendee[] => {
    const ticket = tickets.get(entitlementId)
    if (!ticket) return []
    const { code, checkedInAt, checkedInBy } = ticket
    const checkIn = checkedInAt && { at: checkedInAt.toISOString(), by: admins.get(checkedInBy ?? '') ?? null }
    return [{ name, code, orderCode, obtainedAt: obtainedAt.toISOString(), checkIn }]
  })
  return { event: { name: event.name, startsAt: event.starts_at?.toISOString() ?? null }, attendees }
}

/** @throws AppError `not_found` for what is no event */
export function checkIn(
  { actor, clock, unitOfWork }: AdminContext,
  { params: { eventId }, body: { scans } }: InputFor<typeof checkInEndpoint>,
): Promise<ScanResult[]> {
  return unitOfWork(async ({ tx }) => {
    if (!(await findEventHead(tx, eventId))) throw new AppError('not_found')
    const now = clock.now()
    const tickets = await lockTickets(tx, { codes: [...new Set(scans.map(({ code }) => code))], now })
    const byCode = new Map(tickets.map((ticket) => [ticket.code, ticket]))
    const { results, checkIns } = decideScans(scans, byCode, { eventId, by: actor.name, now })
    if (checkIns.length > 0) await storeCheckIns(tx, checkIns, actor.id)
    return results
  })
}

/** @throws AppError `not_found` */
export function undoCheckIn(
  { clock, unitOfWork }: AdminContext,
  { params: { eventId, code } }: InputFor<typeof undoEndpoint>,
): Promise<null> {
  return unitOfWork(async ({ tx }) => {
    const [ticket] = await lockTickets(tx, { codes: [code], now: clock.now() })
    if (ticket?.eventId !== eventId) throw new AppError('not_found')
    await clearCheckIn(tx, ticket.entitlementId)
    return null
  })
}
