import type { InputFor } from '@naikkelas/contract'
import type {
  Chapter,
  getOutline as getEndpoint,
  Outline,
  saveOutline as saveEndpoint,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { findListTraits } from './cards.queries.ts'
import { mayManage, mayView } from './catalogue.policy.ts'
import { findChapters, findOutlineState, lockOutline, replaceOutline } from './outlines.repo.ts'
import { existing, writing } from './refusals.ts'

export async function getOutline(
  { database, actor }: AdminContext,
  { params }: InputFor<typeof getEndpoint>,
): Promise<Outline> {
  if (!mayView(actor, 'course')) throw new AppError('not_found')
  return currentOutline(database.queries, params.sellableId)
}

/** @throws AppError `sellable_changed` with both outlines when another admin saved it first */
export async function saveOutline(
  ctx: AdminContext,
  { params: { sellableId }, body: { chapters, version } }: InputFor<typeof saveEndpoint>,
): Promise<Outline> {
  if (!mayView(ctx.actor, 'course')) throw new AppError('not_found')
  if (!mayManage(ctx.actor, 'course')) throw new AppError('not_allowed')
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const state = existing(await lockOutline(tx, sellableId))
    if (state.version !== version)
      throw new AppError('sellable_changed', { mine: chapters, theirs: await currentOutline(tx, sellableId) })
    await writing(() => replaceOutline(tx, { courseId: sellableId, chapters, actorId: ctx.actor.id }))
    // Lists show how long it is, and pages show its lessons.
    const changed = await findListTraits(tx, [sellableId])
    await emit('catalogue.changed', {
      changes: changed.map(({ id, price }) => ({ sellableId: id, price, priceBefore: price })),
      at: ctx.clock.now().toISOString(),
    })
    return currentOutline(tx, sellableId)
  })
}

async function currentOutline(queries: Queries, courseId: string): Promise<Outline> {
  const state = existing(await findOutlineState(queries, courseId))
  const chapters = await findChapters(queries, courseId)
  return { ...state, chapters, ...totalsOf(chapters) }
}

function totalsOf(chapters: readonly Chapter[]) {
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  return { lessonCount: lessons.length, minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0) }
}
