import type { LandingPage } from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findPageNow } from './existing-page.ts'
import { checkFinished } from './finished.ts'
import type { PageDrawer } from '../../../ports/page-drawer.ts'
import { snapshotOf } from './page-view.ts'
import { makePublic, withOwnAddress } from './publishing.service.ts'
import { findPublishedDocument } from './versions.repo.ts'

/**
 * Makes a version public that was public before, whatever the head holds by now.
 * @throws AppError `version_conflict` when something else is public than what is expected to be
 */
export async function publishAgain(
  ctx: AdminContext,
  pageDrawer: PageDrawer,
  { pageId, version, instead }: { pageId: string; version: number; instead: number | null },
): Promise<LandingPage> {
  const page = await findPageNow(ctx, pageId)
  const document = await findPublishedDocument(ctx.database.queries, { pageId, version })
  if (!document) throw new AppError('not_found')
  const snapshot = withOwnAddress(await snapshotOf(ctx, { page, document, version }))
  checkFinished(snapshot, { at: ctx.clock.now() })
  return makePublic(ctx, pageDrawer, {
    snapshot,
    actorId: ctx.actor.id,
    comment: '',
    confirm(_, now) {
      if (now.publishedVersion !== instead || now.address !== page.address)
        throw new AppError('version_conflict', { headVersion: now.headVersion })
      return Promise.resolve()
    },
  })
}
