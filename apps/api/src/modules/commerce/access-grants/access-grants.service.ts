import type { InputFor, OutputFor } from '@naikkelas/contract'
import type {
  AccessGrant,
  grantAccess as grantEndpoint,
  listAccessGrants as listEndpoint,
  revokeAccessGrant as revokeEndpoint,
} from '@naikkelas/contract/commerce'
import { endOfDay } from '@naikkelas/contract/time'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import {
  findGrant,
  findGrants,
  findSingleCourse,
  hasLearner,
  insertGrant,
  isOpenFor,
  lockLearner,
  revokeGrant,
  type StoredGrant,
} from './access-grants.repo.ts'
import { mailGrant } from './mail-grant.ts'

/** @throws AppError `not_found` for a learner who is not there */
export async function listAccessGrants(
  { database: { queries } }: AdminContext,
  { params: { userId } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  if (!(await hasLearner(queries, userId))) throw new AppError('not_found')
  return { items: (await findGrants(queries, userId)).map(grantView) }
}

/**
 * @throws AppError `not_found` for a learner who is not there; `has_access` where the course is open already;
 *   `invalid_input` for an account that is closed, for what is no single course, or a day that is over
 */
export function grantAccess(
  ctx: AdminContext,
  { params: { userId }, body: { courseId, reason, lastDay } }: InputFor<typeof grantEndpoint>,
): Promise<AccessGrant> {
  const at = ctx.clock.now()
  const endsAt = lastDay === null ? null : endOfDay(lastDay)
  return ctx.unitOfWork(async ({ tx }) => {
    const learner = await lockLearner(tx, userId)
    if (!learner) throw new AppError('not_found')
    if (learner.isClosed) throw refused('', 'Akun ini sudah ditutup oleh pemiliknya')
    const course = await findSingleCourse(tx, courseId)
    if (!course) throw refused('courseId', 'Pilih satu kelas yang masih ada, bukan paket beberapa kelas')
    if (endsAt !== null && endsAt <= at) throw refused('lastDay', 'Tanggal ini sudah lewat')
    if (await isOpenFor(tx, { learnerId: userId, sellableId: courseId, now: at })) throw new AppError('has_access')
    const id = uuidv7()
    await insertGrant(tx, { id, learnerId: userId, sellableId: courseId, reason, actorId: ctx.actor.id, at, endsAt })
    await mailGrant(ctx, tx, { id, learner, course, lastDay })
    return viewOf(tx, id)
  })
}

/** @throws AppError `not_found` for one of another learner; `invalid_input` for one that was withdrawn already */
export function revokeAccessGrant(
  ctx: AdminContext,
  { params: { userId, grantId }, body: { reason } }: InputFor<typeof revokeEndpoint>,
): Promise<AccessGrant> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async ({ tx }) => {
    if (!(await revokeGrant(tx, { id: grantId, learnerId: userId, reason, actorId: ctx.actor.id, at }))) {
      const isOwn = (await findGrants(tx, userId)).some(({ id }) => id === grantId)
      throw isOwn ? refused('', 'Akses ini sudah dicabut') : new AppError('not_found')
    }
    return viewOf(tx, grantId)
  })
}

async function viewOf(queries: Queries, id: string): Promise<AccessGrant> {
  const stored = await findGrant(queries, id)
  if (!stored) throw new Error(`grant ${id} is gone`)
  return grantView(stored)
}

const grantView = (stored: StoredGrant): AccessGrant => ({
  id: stored.id,
  course: stored.course,
  reason: stored.reason,
  grantedAt: stored.grantedAt.toISOString(),
  grantedBy: stored.grantedBy,
  endsAt: stored.endsAt?.toISOString() ?? null,
  revoked:
    stored.revokedAt === null
      ? null
      : { reason: stored.revokeReason ?? '', at: stored.revokedAt.toISOString(), by: stored.revokedBy },
})

const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })
