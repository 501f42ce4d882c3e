import type { InputFor } from '@naikkelas/contract'
import type {
  approvePage as approveEndpoint,
  askApproval as askEndpoint,
  LandingPage,
  returnPage as returnEndpoint,
} from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findApproval, findApprovals, insertApproval, returnApproval } from './approvals.repo.ts'
import { existingHead, existingPage } from './existing-page.ts'
import { findPage } from './landing-pages.queries.ts'
import { lockHead } from './landing-pages.repo.ts'
import type { PageInput } from './page-input.ts'
import type { PageDrawer } from '../../../ports/page-drawer.ts'
import { publishLandingPage } from './publishing.service.ts'

/** Requests approval of the version on the admin's screen. */
export async function askApproval(
  ctx: AdminContext,
  { params, body }: InputFor<typeof askEndpoint>,
): Promise<LandingPage> {
  return ctx.database.transaction(async (queries) => {
    const held = existingHead(await lockHead(queries, params.pageId)).page
    if (held.headVersion !== body.headVersion) throw new AppError('version_conflict', { headVersion: held.headVersion })
    await insertApproval(queries, {
      pageId: held.id,
      version: held.headVersion,
      note: body.note,
      actorId: ctx.actor.id,
      at: ctx.clock.now(),
    })
    return existingPage(await findPage(queries, held.id))
  })
}

export async function listApprovals({ database: { queries } }: AdminContext, { params }: PageInput) {
  existingPage(await findPage(queries, params.pageId))
  return findApprovals(queries, params.pageId)
}

/** Publishes the requested version. When the page changed since, the approval is refused with a conflict. */
export async function approvePage(
  ctx: AdminContext,
  pageDrawer: PageDrawer,
  { params, body }: InputFor<typeof approveEndpoint>,
): Promise<LandingPage> {
  const { page, approval } = await openApproval(ctx, params)
  const { headVersion } = page
  if (approval.version !== headVersion) throw new AppError('approval_outdated', { headVersion })
  try {
    return await publishLandingPage(
      ctx,
      pageDrawer,
      { params: { pageId: params.pageId }, body: { headVersion } },
      { comment: body.comment, approvalId: approval.id },
    )
  } catch (error) {
    // The page changed while it was rendered.
    if (error instanceof AppError && error.code === 'version_conflict')
      throw new AppError('approval_outdated', error.details)
    throw error
  }
}

/** Returns the page to the admin who requested approval, with the changes to make. */
export async function returnPage(
  ctx: AdminContext,
  { params, body }: InputFor<typeof returnEndpoint>,
): Promise<LandingPage> {
  await openApproval(ctx, params)
  const { queries } = ctx.database
  const answer = { actorId: ctx.actor.id, at: ctx.clock.now(), comment: body.comment }
  if (!(await returnApproval(queries, params.approvalId, answer))) throw new AppError('approval_answered')
  return existingPage(await findPage(queries, params.pageId))
}

async function openApproval({ database: { queries } }: AdminContext, params: { pageId: string; approvalId: string }) {
  const page = existingPage(await findPage(queries, params.pageId))
  const approval = await findApproval(queries, params)
  if (!approval) throw new AppError('not_found')
  if (approval.answer !== null) throw new AppError('approval_answered')
  return { page, approval }
}
