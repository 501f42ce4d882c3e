import type { AccountSession } from '@naikkelas/contract/identity'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { deleteSession, findSessions } from '../../../platform/realms/index.ts'
import type { AccountAccess, ReachableAccount } from './account-access.ts'
import { deviceName } from './device-name.rules.ts'

/** The devices that are signed in to the own account. */
export async function listSessions<Actor extends ReachableAccount>(
  ctx: ActorContext<Actor>,
  { tables }: AccountAccess<Actor>,
): Promise<AccountSession[]> {
  const sessions = await findSessions(ctx.database.queries, tables, ctx.actor.id)
  return sessions.map((session) => ({
    id: session.id,
    device: deviceName(session.user_agent),
    place: session.ip_address,
    startedAt: session.created_at.toISOString(),
    usedAt: session.updated_at.toISOString(),
    isCurrent: session.id === ctx.sessionId,
  }))
}

/** Signs one of them out. @throws AppError `not_found` for a session of another account */
export async function revokeSession<Actor extends ReachableAccount>(
  ctx: ActorContext<Actor>,
  { tables }: AccountAccess<Actor>,
  { sessionId }: { sessionId: string },
): Promise<null> {
  const isDeleted = await deleteSession(ctx.database.queries, tables, { userId: ctx.actor.id, sessionId })
  if (!isDeleted) throw new AppError('not_found')
  return null
}
