import type { LandingPage } from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { existingHead, heldPage } from './existing-page.ts'
import { publishPages } from './landing-pages.policy.ts'
import { findPage } from './landing-pages.queries.ts'
import { lockHead, markDraft } from './landing-pages.repo.ts'
import { checkIsOwnPage, checkMayGo, trashDays } from './landing-pages.rules.ts'
import type { PageInput } from './page-input.ts'
import { noteUnpublished } from './page-notes.repo.ts'
import { holdPublicSide } from './public-side.ts'
import { queueRedraws } from './queue-redraws.ts'
import { deleteSchedules } from './schedules.repo.ts'

const msPerDay = 86_400_000

/** To the trash, and off the public site if it was there. */
export async function deleteLandingPage(ctx: AdminContext, { params }: PageInput): Promise<LandingPage> {
  const { before, page } = await ctx.database.transaction(async (queries) => {
    await holdPublicSide(queries)
    const before = existingHead(await lockHead(queries, params.pageId)).page
    checkIsOwnPage(before)
    checkMayGo(before)
    if (before.status === 'published' && !publishPages(ctx.actor))
      throw new AppError('not_allowed', { reason: 'deletes a published page' })
    await deleteSchedules(queries, before.id)
    await markDraft(queries, before.id, ctx.clock.now())
    if (before.status === 'published') {
      await queueRedraws(ctx, queries, { linkedPageIds: [before.id], at: ctx.clock.now() })
      await noteUnpublished(queries, { pageId: before.id, at: ctx.clock.now() })
    }
    return { before, page: heldPage(await findPage(queries, before.id)) }
  })
  if (before.status === 'published') {
    await ctx.signals.send('landing_page.public_changed', { pageId: page.id })
  }
  return page
}

/** Restores a page from the trash as a draft; a page outside the trash is returned unchanged. */
export async function restoreLandingPage(ctx: AdminContext, { params }: PageInput): Promise<LandingPage> {
  return ctx.database.transaction(async (queries) => {
    const { page } = (await lockHead(queries, params.pageId)) ?? {}
    if (!page || isForgotten(page, ctx.clock.now())) throw new AppError('not_found')
    if (page.deletedAt === null) return page
    await markDraft(queries, page.id, null)
    return heldPage(await findPage(queries, page.id))
  })
}

const isForgotten = ({ deletedAt }: LandingPage, now: Date) =>
  deletedAt !== null && now.getTime() - new Date(deletedAt).getTime() > trashDays * msPerDay
