import type { InputFor, OutputFor } from '@naikkelas/contract'
import { hasCapability } from '@naikkelas/contract/identity'
import type { applyChanges as applyEndpoint, listChanges as listEndpoint } from '@naikkelas/contract/pages'
import {
  applyChange,
  type Change,
  isSameJson,
  type Operation,
  type PageDocument,
  pageLimits,
  type Refusal,
  type StoredSection,
  upgradeDocument,
} from '@naikkelas/page'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findMedia } from '../media/index.ts'
import { existingHead, existingPage } from './existing-page.ts'
import { findPage } from './landing-pages.queries.ts'
import { lockHead, updateHead } from './landing-pages.repo.ts'
import { changesOnlyText, mediaIdsIn, refusalError } from './landing-pages.rules.ts'
import {
  findChangesSince,
  findKnownChanges,
  findRemovedSections,
  insertOperations,
  type NewOperation,
} from './operations.repo.ts'

/** An id under which the page holds something else, or something of another person. */
const CHANGE_TAKEN = { code: 'change_taken' } as const

interface Stored {
  headVersion: number
  /** Whether something was stored that the page did not hold. */
  hasGrown: boolean
  accepted: string[]
  refused: { changeId: string; refusal: Refusal | typeof CHANGE_TAKEN } | null
}

/**
 * Applies changes to the page's current document in order, each as a whole. A change that does not fit stops the rest:
 * earlier ones are kept and named, later ones are not tried. A change the page already has is accepted when its sender
 * and content are the same.
 */
export async function applyChanges(
  ctx: AdminContext,
  { params, body }: InputFor<typeof applyEndpoint>,
): Promise<OutputFor<typeof applyEndpoint>> {
  const { queries } = ctx.database
  const { headVersion, hasGrown, accepted, refused } = await ctx.database.transaction((held) =>
    store(ctx, held, params.pageId, body),
  )
  if (hasGrown) await ctx.signals.send('landing_page.head_changed', { pageId: params.pageId, headVersion })
  if (refused) {
    const at = { changeId: refused.changeId, accepted, headVersion }
    throw refused.refusal.code === 'change_taken' ? new AppError('change_taken', at) : refusalError(refused.refusal, at)
  }
  const own = new Set(body.changes.map(({ id }) => id))
  // Later changes come with the next response: the client must be able to count from base to head.
  const others = (await findChangesSince(queries, params.pageId, body.baseVersion)).filter(
    ({ version, change }) => version <= headVersion && !own.has(change.id),
  )
  return {
    headVersion,
    accepted,
    others,
    media: await mediaNamed(
      ctx,
      others.map(({ change }) => change),
    ),
  }
}

async function store(
  ctx: AdminContext,
  queries: Tx,
  pageId: string,
  { baseVersion, changes }: { baseVersion: number; changes: readonly Change[] },
): Promise<Stored> {
  const head = existingHead(await lockHead(queries, pageId))
  if (baseVersion > head.page.headVersion)
    throw new AppError('version_conflict', { headVersion: head.page.headVersion })
  const known = await findKnownChanges(
    queries,
    pageId,
    changes.map(({ id }) => id),
  )
  const mayReturn = await returning(queries, pageId, changes)
  const isDesigner = hasCapability(ctx.actor, 'landing_pages', 'design')
  let document = upgradeDocument(head.document)
  let refused: Stored['refused'] = null
  const accepted: string[] = []
  const fresh: NewOperation[] = []
  for (const change of changes) {
    const held = known.get(change.id)
    if (held && (held.actorId !== ctx.actor.id || !isSameJson(held.operations, change.operations))) {
      refused = { changeId: change.id, refusal: CHANGE_TAKEN }
      break
    }
    if (!held) {
      if (!isDesigner && !change.operations.every((operation) => changesOnlyText(document, operation)))
        throw new AppError('not_allowed', { changeId: change.id })
      const outcome = applyChange(document, change.operations, { mayReturn })
      if (!outcome.isApplied) {
        refused = { changeId: change.id, refusal: outcome.refusal }
        break
      }
      document = outcome.value.document
      known.set(change.id, { operations: change.operations, actorId: ctx.actor.id })
      fresh.push({
        pageId,
        version: head.page.headVersion + fresh.length + 1,
        change,
        inverse: outcome.value.inverse,
        actorId: ctx.actor.id,
        at: ctx.clock.now(),
      })
    }
    accepted.push(change.id)
  }
  const headVersion = head.page.headVersion + fresh.length
  if (fresh.length > 0) {
    checkSize(document)
    await insertOperations(queries, fresh)
    await updateHead(queries, {
      id: pageId,
      document,
      version: headVersion,
      actorId: ctx.actor.id,
      at: ctx.clock.now(),
    })
  }
  return { headVersion, hasGrown: fresh.length > 0, accepted, refused }
}

export async function listChanges(ctx: AppContext, { params, query }: InputFor<typeof listEndpoint>) {
  const { queries } = ctx.database
  const changes = await findChangesSince(queries, params.pageId, query.since)
  // Read after the changes: a head newer than the last of them only makes the reader ask again.
  const page = existingPage(await findPage(queries, params.pageId))
  const headVersion = changes.at(-1)?.version ?? Math.min(query.since, page.headVersion)
  return {
    headVersion,
    changes,
    media: await mediaNamed(
      ctx,
      changes.map(({ change }) => change),
    ),
  }
}

/** Sections of types this build does not have can only be restored exactly as they were deleted. */
async function returning(
  queries: Queries,
  pageId: string,
  changes: readonly Change[],
): Promise<(section: StoredSection) => boolean> {
  const inserted = changes.flatMap(({ operations }) =>
    operations.filter((operation) => operation.kind === 'insertSection').map(({ section }) => section),
  )
  const strange = inserted.filter(({ type, version }) => version > (sectionDefinition(type)?.version ?? 0))
  const removed = await findRemovedSections(
    queries,
    pageId,
    strange.map(({ id }) => id),
  )
  return (section) => isSameJson(removed.get(section.id), section)
}

function checkSize(document: PageDocument) {
  const bytes = Buffer.byteLength(JSON.stringify(document))
  if (bytes > pageLimits.documentBytes) throw new AppError('body_too_large', { bytes })
}

async function mediaNamed(ctx: AppContext, changes: readonly Change[]) {
  const ids = new Set(changes.flatMap(({ operations }) => operations.flatMap(mediaIdsOfOperation)))
  return findMedia(ctx, [...ids])
}

function mediaIdsOfOperation(operation: Operation): string[] {
  const shareImage = operation.kind === 'changeSeo' ? operation.value.imageId : null
  return [...mediaIdsIn(operation), ...(typeof shareImage === 'string' ? [shareImage] : [])]
}
