import type { InputFor } from '@naikkelas/contract'
import { hasCapability } from '@naikkelas/contract/identity'
import {
  type createVersion as createEndpoint,
  type getVersion as endpoint,
  namedVersionsLimit,
  type renameVersion as renameEndpoint,
  type Version,
} from '@naikkelas/contract/pages'
import { upgradeDocument } from '@naikkelas/page'
import type { AdminContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { existingHead, existingPage } from './existing-page.ts'
import { findPage } from './landing-pages.queries.ts'
import { lockHead } from './landing-pages.repo.ts'
import type { PageInput } from './page-input.ts'
import { mediaOf } from './page-view.ts'
import {
  countNamedVersions,
  findVersion,
  findVersions,
  insertNamedVersion,
  removeNamedVersion,
  updateVersionName,
} from './versions.repo.ts'

type VersionInput = InputFor<typeof endpoint>

export async function listVersions({ database: { queries } }: AdminContext, { params }: PageInput) {
  existingPage(await findPage(queries, params.pageId))
  return findVersions(queries, params.pageId)
}

export async function getVersion(ctx: AdminContext, { params }: VersionInput) {
  const { queries } = ctx.database
  existingPage(await findPage(queries, params.pageId))
  const found = await findVersion(queries, params)
  if (!found) throw new AppError('not_found')
  const document = upgradeDocument(found.document)
  return { version: found.version, document, media: await mediaOf(ctx, [document]) }
}

/**
 * Stores the head as a named version. Refused after a concurrent save: only the version on the admin's screen is
 * stored.
 */
export async function createVersion(
  ctx: AdminContext,
  { params: { pageId }, body: { name, headVersion } }: InputFor<typeof createEndpoint>,
): Promise<Version> {
  return ctx.database.transaction(async (queries) => {
    const { page, document } = existingHead(await lockHead(queries, pageId))
    if (page.headVersion !== headVersion) throw new AppError('version_conflict', { headVersion: page.headVersion })
    if ((await countNamedVersions(queries, pageId)) >= namedVersionsLimit) throw new AppError('versions_full')
    const versionId = await insertNamedVersion(queries, {
      pageId,
      version: headVersion,
      name,
      document: upgradeDocument(document),
      actorId: ctx.actor.id,
      at: ctx.clock.now(),
    })
    if (versionId === null) throw new AppError('version_kept')
    return existingVersion(queries, { pageId, versionId })
  })
}

export async function renameVersion(
  ctx: AdminContext,
  { params, body }: InputFor<typeof renameEndpoint>,
): Promise<Version> {
  return ctx.database.transaction(async (queries) => {
    await ownVersion(ctx, queries, params)
    await updateVersionName(queries, params, body.name)
    return existingVersion(queries, params)
  })
}

export async function deleteVersion(ctx: AdminContext, { params }: VersionInput): Promise<null> {
  await ctx.database.transaction(async (queries) => {
    await ownVersion(ctx, queries, params)
    await removeNamedVersion(queries, params)
  })
  return null
}

/** A named version that this admin may rename and delete: the own ones, or any for a designer. */
async function ownVersion(ctx: AdminContext, queries: Queries, params: VersionInput['params']) {
  existingPage(await findPage(queries, params.pageId))
  const { reason, actorId } = await existingVersion(queries, params)
  // What was published is what visitors saw: it is not there to be changed.
  if (reason !== 'named') throw new AppError('not_found')
  if (actorId !== ctx.actor.id && !hasCapability(ctx.actor, 'landing_pages', 'design'))
    throw new AppError('not_allowed')
}

async function existingVersion(queries: Queries, params: VersionInput['params']): Promise<Version> {
  const found = await findVersion(queries, params)
  if (!found) throw new AppError('not_found')
  return found.version
}
