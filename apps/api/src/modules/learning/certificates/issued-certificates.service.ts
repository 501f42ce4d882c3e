import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type Certificate,
  certificateCodeIn,
  certificateNumberIn,
  certificatesPerList,
  type getCertificateFile as fileEndpoint,
  type listCertificates as listEndpoint,
  type reissueCertificate as reissueEndpoint,
  type restoreCertificate as restoreEndpoint,
  type revokeCertificate as revokeEndpoint,
} from '@naikkelas/contract/learning'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import { listPlaceOf, pageOfList } from '../../commerce/catalogue/index.ts'
import { certificateFile } from './certificate-file.ts'
import {
  changeRevocation,
  findCertificate,
  findCertificates,
  lockCertificate,
  replaceName,
  type StoredCertificate,
} from './certificates.repo.ts'
import { appearanceOf } from './issue-certificate.ts'
import { printableName } from './own-certificates.service.ts'

export async function listCertificates(
  { database }: AdminContext,
  { query: { search = '', state, courseId, after, before } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const place = before ?? after
  const found = await findCertificates(database.queries, {
    search,
    state,
    courseId,
    number: certificateNumberIn(search),
    code: certificateCodeIn(search),
    from: place === undefined ? undefined : listPlaceOf(place),
    isBackwards: before !== undefined,
    limit: certificatesPerList + 1,
  })
  const page = pageOfList({ found, perPage: certificatesPerList, after, before })
  return { ...page, items: page.items.map(certificateView) }
}

type ById = { params: { certificateId: string } }

/** @throws AppError `not_found` */
export async function getCertificate({ database }: AdminContext, { params }: ById): Promise<Certificate> {
  return certificateView(existing(await findCertificate(database.queries, params.certificateId)))
}

/** @throws AppError `not_found`, `certificate_revoked`, `certificate_unnamed` */
export async function getCertificateFile(
  ctx: AdminContext,
  { params }: InputFor<typeof fileEndpoint>,
): Promise<Response> {
  return certificateFile(ctx, existing(await findCertificate(ctx.database.queries, params.certificateId)))
}

/** @throws AppError `certificate_revoked` for one that is revoked already */
export function revokeCertificate(
  ctx: AdminContext,
  { params: { certificateId: id }, body: { reason, version } }: InputFor<typeof revokeEndpoint>,
): Promise<Certificate> {
  return change(ctx, { id, version }, async (tx, { revoked }) => {
    if (revoked !== null) throw new AppError('certificate_revoked')
    await changeRevocation(tx, { id, revoked: { at: ctx.clock.now(), reason, actorId: ctx.actor.id } })
  })
}

/** @throws AppError `certificate_valid` for one that is valid; `certificate_unnamed` for one without an owner */
export function restoreCertificate(
  ctx: AdminContext,
  { params: { certificateId: id }, body: { version } }: InputFor<typeof restoreEndpoint>,
): Promise<Certificate> {
  return change(ctx, { id, version }, async (tx, { revoked, learner }) => {
    if (revoked === null) throw new AppError('certificate_valid')
    if (learner === null) throw new AppError('certificate_unnamed')
    await changeRevocation(tx, { id, revoked: null })
  })
}

/** @throws AppError `certificate_revoked`; `certificate_unnamed` while the account's name cannot be printed */
export async function reissueCertificate(
  ctx: AdminContext,
  { params: { certificateId: id }, body: { version } }: InputFor<typeof reissueEndpoint>,
): Promise<Certificate> {
  const { brand } = await settingsOf(ctx)
  return change(ctx, { id, version }, async (tx, { revoked, learner, courseId }) => {
    if (revoked !== null) throw new AppError('certificate_revoked')
    const name = await printableName(learner?.name ?? '')
    const appearance = await appearanceOf(tx, { courseId, siteName: brand.name })
    await replaceName(tx, { id, name, appearance, at: ctx.clock.now() })
  })
}

/** @throws AppError `content_changed` with the certificate as it is when another admin was first */
function change(
  { unitOfWork }: AdminContext,
  { id, version }: { id: string; version: number },
  write: (tx: Tx, stored: StoredCertificate) => Promise<void>,
): Promise<Certificate> {
  return unitOfWork(async ({ tx }) => {
    const stored = existing(await lockCertificate(tx, id))
    if (stored.version !== version) throw new AppError('content_changed', { theirs: certificateView(stored) })
    await write(tx, stored)
    return certificateView(existing(await findCertificate(tx, id)))
  })
}

function certificateView(stored: StoredCertificate): Certificate {
  const { id, version, number, code, learner, name, course, courseId, completedAt, issuedAt, revoked } = stored
  return {
    id,
    version,
    number,
    code,
    name,
    course,
    courseId,
    learner: learner && { id: learner.id, number: learner.number },
    presentName: learner !== null && learner.name !== name ? learner.name : null,
    completedAt: completedAt.toISOString(),
    issuedAt: issuedAt.toISOString(),
    revoked: revoked && { ...revoked, at: revoked.at.toISOString() },
  }
}

function existing(found: StoredCertificate | undefined): StoredCertificate {
  if (found === undefined) throw new AppError('not_found')
  return found
}
