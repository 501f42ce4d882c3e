import type { InputFor, OutputFor } from '@naikkelas/contract'
import type { Learner } from '@naikkelas/contract/identity'
import type {
  getOwnCertificateFile as fileEndpoint,
  listCertificatePublicly as listingEndpoint,
  listOwnCertificates as listEndpoint,
  OwnCertificate,
  reissueOwnCertificate as reissueEndpoint,
} from '@naikkelas/contract/learning'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { certificateFile, isPrintable } from './certificate-file.ts'
import {
  changeListing,
  findAllOwn,
  findOwn,
  lockCertificate,
  replaceName,
  type StoredCertificate,
} from './certificates.repo.ts'

type Own = ActorContext<Learner>

export async function listOwnCertificates({ database, actor }: Own): Promise<OutputFor<typeof listEndpoint>> {
  return Promise.all((await findAllOwn(database.queries, actor.id)).map(ownView))
}

/** @throws AppError `not_found` for another's; `certificate_revoked`, `certificate_unnamed` */
export async function getOwnCertificateFile(ctx: Own, { params }: InputFor<typeof fileEndpoint>): Promise<Response> {
  return certificateFile(ctx, existing(await findOwn(ctx.database.queries, ctx.actor.id, params.certificateId)))
}

/** @throws AppError `not_found` */
export async function findOwnCertificate(
  { database, actor }: Own,
  { params }: { params: { certificateId: string } },
): Promise<OwnCertificate> {
  return ownView(existing(await findOwn(database.queries, actor.id, params.certificateId)))
}

/**
 * Puts the present name of the account on a certificate.
 * @throws AppError `certificate_revoked`; `certificate_unnamed` while the account's name cannot be printed
 */
export async function reissueOwnCertificate(
  ctx: Own,
  { params: { certificateId: id } }: InputFor<typeof reissueEndpoint>,
): Promise<OwnCertificate> {
  return change(ctx, id, async (tx, { learner, revoked }) => {
    if (revoked !== null) throw new AppError('certificate_revoked')
    const name = await printableName(learner?.name ?? '')
    await replaceName(tx, { id, name, appearance: null, at: ctx.clock.now() })
  })
}

export async function listCertificatePublicly(
  ctx: Own,
  { params: { certificateId: id }, body: { isListed } }: InputFor<typeof listingEndpoint>,
): Promise<OwnCertificate> {
  return change(ctx, id, (tx) => changeListing(tx, { id, isListed }))
}

/** @throws AppError `certificate_unnamed` */
export async function printableName(name: string): Promise<string> {
  if (!(await isPrintable(name))) throw new AppError('certificate_unnamed')
  return name
}

function change(
  { unitOfWork, actor }: Pick<AppContext, 'unitOfWork'> & Pick<Own, 'actor'>,
  id: string,
  write: (tx: Parameters<typeof lockCertificate>[0], stored: StoredCertificate) => Promise<void>,
): Promise<OwnCertificate> {
  return unitOfWork(async ({ tx }) => {
    const stored = existing(await lockCertificate(tx, id))
    if (stored.learner?.id !== actor.id) throw new AppError('not_found')
    await write(tx, stored)
    return ownView(existing(await findOwn(tx, actor.id, id)))
  })
}

async function ownView(stored: StoredCertificate): Promise<OwnCertificate> {
  const { id, number, code, courseId, courseNumber, course, completedAt, issuedAt, revoked, isListed, learner } = stored
  const name = stored.name ?? ''
  return {
    id,
    number,
    code,
    course,
    name,
    isListed,
    courseNumber: courseId === null ? null : courseNumber,
    completedAt: completedAt.toISOString(),
    issuedAt: issuedAt.toISOString(),
    isRevoked: revoked !== null,
    isNameOutdated: learner !== null && learner.name !== name,
    isNamed: await isPrintable(name),
  }
}

function existing(found: StoredCertificate | undefined): StoredCertificate {
  if (found === undefined) throw new AppError('not_found')
  return found
}
