import type { InputFor } from '@naikkelas/contract'
import {
  type LeftPage,
  type BulkAction,
  pagesAtOnce,
  type performBulkAction as performEndpoint,
  type PlannedPage,
  type previewBulkAction as previewEndpoint,
} from '@naikkelas/contract/pages'
import { isSameJson } from '@naikkelas/page'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTry } from '../../../platform/endpoints/index.ts'
import { findHead, type PageDrawer } from '../landing-pages/index.ts'
import { type GroupNames, groupNames } from './group-names.ts'
import { mayPerform } from './bulk-actions.policy.ts'
import { findAct, findActs, insertAct } from './bulk-actions.repo.ts'
import { performOnPage } from './perform.service.ts'
import { planFor } from './planning.ts'

const shownActs = 10

export function listBulkActions({ database: { queries } }: AdminContext) {
  return findActs(queries, { count: shownActs })
}

/** Says what would happen and does nothing. Pages that are not there any more are left out. */
export async function previewBulkAction(
  ctx: AdminContext,
  { body: { act, pageIds } }: InputFor<typeof previewEndpoint>,
): Promise<{ pages: PlannedPage[] }> {
  const { queries } = ctx.database
  const names = await allowed(ctx, act)
  const pages: PlannedPage[] = []
  for (const id of new Set(pageIds)) {
    const head = await findHead(queries, id)
    if (!head) continue
    const { name, address, headVersion } = head.page
    pages.push({ id, name, address, headVersion, ...(await planFor(ctx, act, head, names)) })
  }
  return { pages }
}

/** Each page by itself: what cannot be done to one does not keep it from the others. */
export async function performBulkAction(
  ctx: AdminContext,
  pageDrawer: PageDrawer,
  { body }: InputFor<typeof performEndpoint>,
) {
  const { queries } = ctx.database
  const { id, act } = body
  const names = await allowed(ctx, act)
  await countTry(queries, [{ name: 'page_acts:account', subject: ctx.actor.id, hits: 600, windowSeconds: 3_600 }])
  await insertAct(queries, { id, act, actorId: ctx.actor.id, at: ctx.clock.now() })
  const begun = await findAct(queries, id)
  if (!begun || begun.actorId !== ctx.actor.id || !isSameJson(begun.done.act, act)) throw new AppError('act_taken')
  if (begun.done.isUndone) throw new AppError('act_undone')
  const known = new Set(begun.done.pages.map((page) => page.id))
  const fresh = body.pages.filter((page) => !known.has(page.id))
  if (known.size + fresh.length > pagesAtOnce) throw invalid('pages', `Paling banyak ${pagesAtOnce} halaman sekaligus`)
  const left: LeftPage[] = []
  for (const page of fresh) {
    const head = await findHead(queries, page.id)
    const reason = head
      ? await performOnPage(ctx, pageDrawer, { actId: id, act, seen: page, names })
      : 'Halaman ini sudah tidak ada.'
    if (reason !== null) left.push({ id: page.id, name: head?.page.name ?? '', reason })
  }
  const after = await findAct(queries, id)
  if (!after) throw new AppError('not_found')
  return { done: after.done, left }
}

/** @returns what folders and labels are called, once the act is known to be possible at all */
async function allowed(ctx: AdminContext, act: BulkAction): Promise<GroupNames> {
  if (!mayPerform(ctx.actor, act)) throw new AppError('not_allowed')
  const names = await groupNames(ctx.database.queries)
  if (act.kind === 'folder' && act.folderId !== null && !names.hasFolder(act.folderId))
    throw invalid('act.folderId', 'Folder ini sudah tidak ada')
  if (act.kind === 'labels') {
    if (!act.add.every(names.hasLabel)) throw invalid('act.add', 'Label ini sudah tidak ada')
    if (act.add.length + act.remove.length === 0) throw invalid('act.add', 'Pilih labelnya dahulu')
  }
  return names
}

const invalid = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })
