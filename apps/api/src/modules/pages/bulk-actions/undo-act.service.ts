import type { InputFor, OutputFor } from '@naikkelas/contract'
import type { LeftPage, undoBulkAction as undoEndpoint } from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  changeLabels,
  findPage,
  moveToOtherFolder,
  type PageDrawer,
  publishAgain,
  publishPages,
  restoreLandingPage,
  unpublishLandingPage,
} from '../landing-pages/index.ts'
import { reasonOf } from './act-words.rules.ts'
import { mayPerform } from './bulk-actions.policy.ts'
import { findAct, findTraces, markUndone, type TracedPage, unmarkUndone } from './bulk-actions.repo.ts'
import type { Undone } from './trace.ts'
import { undoChange } from './undo-change.service.ts'

/** Undoes an action on every page. Values that were edited since are kept and reported. */
export async function undoBulkAction(
  ctx: AdminContext,
  pageDrawer: PageDrawer,
  { params }: InputFor<typeof undoEndpoint>,
): Promise<OutputFor<typeof undoEndpoint>> {
  const { queries } = ctx.database
  const found = await findAct(queries, params.actionId)
  if (!found) throw new AppError('not_found')
  if (!mayPerform(ctx.actor, found.done.act)) throw new AppError('not_allowed')
  if (!(await markUndone(queries, found.done.id, ctx.clock.now()))) throw new AppError('act_undone')
  const restored: { id: string; name: string }[] = []
  const left: LeftPage[] = []
  try {
    for (const traced of await findTraces(queries, found.done.id)) {
      const named = { id: traced.pageId, name: traced.pageName }
      const { isRestored, reason } = await undoOnPage(ctx, pageDrawer, traced)
      if (isRestored) restored.push(named)
      if (reason !== null) left.push({ ...named, reason })
    }
    return { restored, left }
  } catch (error) {
    // A retry skips the pages that are already undone.
    await unmarkUndone(queries, found.done.id)
    throw error
  }
}

async function undoOnPage(ctx: AdminContext, pageDrawer: PageDrawer, traced: TracedPage): Promise<Undone> {
  try {
    return await takeBack(ctx, pageDrawer, traced)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return leftAs(error.code === 'version_conflict' ? changedSince : reasonOf(error))
  }
}

const changedSince = 'Sudah diubah lagi sesudahnya.'
const done: Undone = { isRestored: true, reason: null }
const leftAs = (reason: string): Undone => ({ isRestored: false, reason })

async function takeBack(ctx: AdminContext, pageDrawer: PageDrawer, { pageId, trace }: TracedPage): Promise<Undone> {
  const { queries } = ctx.database
  const page = await findPage(queries, pageId)
  if (!page) return leftAs('Halaman ini sudah tidak ada.')
  if (trace.kind === 'trash') return outOfTrash(ctx, pageDrawer, { pageId, from: trace.from })
  if (page.deletedAt !== null) return leftAs('Halaman ini ada di sampah.')
  switch (trace.kind) {
    case 'change':
      return undoChange(ctx, { pageId, changeId: trace.changeId })
    case 'folder':
      return backToFolder(queries, pageId, trace)
    case 'labels': {
      const { added, removed } = await ctx.database.transaction((tx) =>
        changeLabels(tx, pageId, { add: trace.removed, remove: trace.added }),
      )
      return removed.length + added.length > 0 ? done : leftAs(changedSince)
    }
    case 'public':
      if (page.publishedVersion !== trace.to) return leftAs(changedSince)
      if (trace.from === null) await unpublishLandingPage(ctx, { params: { pageId } })
      else await publishAgain(ctx, pageDrawer, { pageId, version: trace.from, instead: trace.to })
      return done
    default:
      return trace satisfies never
  }
}

async function backToFolder(
  queries: Queries,
  pageId: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<Undone> {
  try {
    await moveToOtherFolder(queries, pageId, { from: to, to: from })
    return done
  } catch (error) {
    if (error instanceof AppError && error.code === 'version_conflict') return leftAs('Sudah dipindahkan lagi.')
    throw error
  }
}

async function outOfTrash(
  ctx: AdminContext,
  pageDrawer: PageDrawer,
  { pageId, from }: { pageId: string; from: number | null },
): Promise<Undone> {
  const { deletedAt } = (await findPage(ctx.database.queries, pageId)) ?? { deletedAt: null }
  if (deletedAt === null) return leftAs('Sudah dipulihkan.')
  await restoreLandingPage(ctx, { params: { pageId } })
  if (from === null) return done
  if (!publishPages(ctx.actor)) return { isRestored: true, reason: 'Dipulihkan sebagai draf.' }
  try {
    await publishAgain(ctx, pageDrawer, { pageId, version: from, instead: null })
    return done
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return { isRestored: true, reason: `Dipulihkan sebagai draf: ${reasonOf(error)}` }
  }
}
