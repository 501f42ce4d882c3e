import type { InputFor } from '@naikkelas/contract'
import {
  type Chapter,
  type getOutline as getEndpoint,
  type Lesson,
  type Outline,
  outlineLimits,
  type saveOutline as saveEndpoint,
} from '@naikkelas/contract/commerce'
import { randomUUID } from 'node:crypto'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { findListTraits } from './cards.queries.ts'
import { mayManage, mayView } from './catalogue.policy.ts'
import { findChapters, findOutlineState, lockOutline, replaceOutline } from './outlines.repo.ts'
import { existing, refused, writing } from './refusals.ts'

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
    await replace(ctx, { tx, emit }, { courseId: sellableId, chapters })
    return currentOutline(tx, sellableId)
  })
}

interface AddedLessons {
  courseId: string
  /** Null for a new chapter at the end. */
  chapterId: string | null
  /** The lesson that they come behind. @default the last of the chapter */
  afterId?: string
  lessons: readonly Lesson[]
}

/**
 * Adds lessons to an outline in the caller's unit of work.
 * @throws AppError `not_found`, `invalid_input` for a chapter that is gone or full
 */
export async function addLessons(
  ctx: AdminContext,
  { tx, emit }: UnitOfWork,
  { courseId, chapterId, afterId, lessons }: AddedLessons,
): Promise<void> {
  existing(await lockOutline(tx, courseId))
  const chapters = await findChapters(tx, courseId)
  if (chapterId === null) chapters.push({ id: randomUUID(), title: 'Bab baru', lessons: [] })
  const chapter = chapterId === null ? chapters.at(-1) : chapters.find(({ id }) => id === chapterId)
  if (!chapter) throw refused('chapterId', 'Bab ini sudah tidak ada')
  const place = afterId === undefined ? -1 : chapter.lessons.findIndex(({ id }) => id === afterId)
  chapter.lessons.splice(place === -1 ? chapter.lessons.length : place + 1, 0, ...lessons)
  if (chapter.lessons.length > outlineLimits.lessonsOfChapter)
    throw refused('chapterId', `Satu bab berisi paling banyak ${outlineLimits.lessonsOfChapter} materi`)
  if (chapters.length > outlineLimits.chapters)
    throw refused('chapterId', `Paling banyak ${outlineLimits.chapters} bab`)
  await replace(ctx, { tx, emit }, { courseId, chapters })
}

async function replace(
  ctx: AdminContext,
  { tx, emit }: UnitOfWork,
  { courseId, chapters }: { courseId: string; chapters: readonly Chapter[] },
) {
  await writing(() => replaceOutline(tx, { courseId, chapters, actorId: ctx.actor.id }))
  // Lists show how long it is, and pages show its lessons.
  const changed = await findListTraits(tx, [courseId])
  await emit('catalogue.changed', {
    changes: changed.map(({ id, price }) => ({ sellableId: id, price, priceBefore: price })),
    at: ctx.clock.now().toISOString(),
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
