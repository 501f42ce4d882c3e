import { randomUUID } from 'node:crypto'
import type { BulkAction } from '@naikkelas/contract/pages'
import { upgradeDocument } from '@naikkelas/page'
import type { AdminContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  applyChanges,
  changeLabels,
  deleteLandingPage,
  findGroupsOf,
  findHead,
  moveToOtherFolder,
  type PageDrawer,
  type PageHead,
  publishLandingPage,
  unpublishLandingPage,
} from '../landing-pages/index.ts'
import { reasonOf } from './act-words.rules.ts'
import { type DocumentAct, documentPlan } from './document-acts.rules.ts'
import type { GroupNames } from './group-names.ts'
import { deleteTrace, insertTrace } from './bulk-actions.repo.ts'
import { planFor } from './planning.ts'
import type { Trace } from './trace.ts'

/** A concurrent edit may change the page between reading and writing. */
const tries = 3

interface OnPage {
  actId: string
  act: BulkAction
  /** The page with the version that was looked at. */
  seen: { id: string; headVersion: number }
  names: GroupNames
}

/** Null when it is done, else the sentence why it is not. */
export async function performOnPage(ctx: AdminContext, pageDrawer: PageDrawer, on: OnPage): Promise<string | null> {
  const { queries } = ctx.database
  const { actId, act, seen, names } = on
  for (let attempt = 1; ; attempt += 1) {
    const head = await findHead(queries, seen.id)
    if (!head) return 'Halaman ini sudah tidak ada.'
    const { reason } = await planFor(ctx, act, head, names)
    if (reason !== null) return reason
    if (act.kind === 'publish' && head.page.headVersion !== seen.headVersion)
      return 'Halaman ini berubah sejak Anda melihatnya. Periksa dahulu.'
    const ofPage = { actId, pageId: seen.id }
    // Written before the page is changed, so that what a crash leaves can be undone too.
    const keep = (trace: Trace, held: Queries = queries) => insertTrace(held, ofPage, trace)
    try {
      await perform(ctx, pageDrawer, { act, head, keep })
      return null
    } catch (error) {
      await deleteTrace(queries, ofPage)
      if (!(error instanceof AppError) || error.status >= 500) throw error
      if (error.status !== 409 || attempt === tries) return reasonOf(error)
    }
  }
}

interface Performance {
  act: BulkAction
  head: PageHead
  keep: (trace: Trace, held?: Queries) => Promise<void>
}

async function perform(ctx: AdminContext, pageDrawer: PageDrawer, { act, head, keep }: Performance) {
  const { page } = head
  const params = { pageId: page.id }
  switch (act.kind) {
    case 'theme':
    case 'offer':
    case 'visibility':
    case 'section':
      return changeDocument(ctx, { act, head, keep })
    case 'folder':
      return intoFolder(ctx, { folderId: act.folderId, pageId: page.id, keep })
    case 'labels':
      return label(ctx, { act, pageId: page.id, keep })
    case 'publish':
      await keep({ kind: 'public', from: page.publishedVersion, to: page.headVersion })
      await publishLandingPage(ctx, pageDrawer, { params, body: { headVersion: page.headVersion } })
      return
    case 'unpublish':
      await keep({ kind: 'public', from: page.publishedVersion, to: null })
      await unpublishLandingPage(ctx, { params })
      return
    case 'trash':
      await keep({ kind: 'trash', from: page.publishedVersion })
      await deleteLandingPage(ctx, { params })
      return
    default:
      return act satisfies never
  }
}

async function changeDocument(
  ctx: AdminContext,
  { act, head, keep }: Pick<Performance, 'head' | 'keep'> & { act: DocumentAct },
) {
  const { operations } = documentPlan(upgradeDocument(head.document), act)
  const change = { id: randomUUID(), operations }
  await keep({ kind: 'change', changeId: change.id })
  await applyChanges(ctx, {
    params: { pageId: head.page.id },
    body: { baseVersion: head.page.headVersion, changes: [change] },
  })
}

interface Grouping {
  pageId: string
  keep: Performance['keep']
}

async function intoFolder(ctx: AdminContext, { folderId, pageId, keep }: Grouping & { folderId: string | null }) {
  const { queries } = ctx.database
  const from = (await findGroupsOf(queries, pageId))?.folderId ?? null
  await keep({ kind: 'folder', from, to: folderId })
  await moveToOtherFolder(queries, pageId, { from, to: folderId })
}

async function label(
  ctx: AdminContext,
  { act, pageId, keep }: Grouping & { act: Extract<BulkAction, { kind: 'labels' }> },
) {
  await ctx.database.transaction(async (queries) => {
    const { added, removed } = await changeLabels(queries, pageId, act)
    await keep({ kind: 'labels', added, removed }, queries)
  })
}
