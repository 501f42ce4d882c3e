import { randomUUID } from 'node:crypto'
import type { InputFor, OutputFor } from '@naikkelas/contract'
import type { undoReplacement as undoEndpoint } from '@naikkelas/contract/pages'
import { applyOperation, isWithoutEffect, type Operation, type PageDocument, upgradeDocument } from '@naikkelas/page'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { applyChanges, findHead, findInverse } from '../landing-pages/index.ts'
import { reasonOf, refusalReason } from './replacement-words.rules.ts'
import {
  findReplacedPages,
  findReplacement,
  markUndone,
  type PageToRestore,
  unmarkUndone,
} from './replacements.repo.ts'

type Undone = OutputFor<typeof undoEndpoint>

const tries = 3

/** Undoes a replacement: each page gets the inverse change. Values that were edited since are kept and reported. */
export async function undoReplacement(ctx: AdminContext, { params }: InputFor<typeof undoEndpoint>): Promise<Undone> {
  const { queries } = ctx.database
  const replacement = await findReplacement(queries, params.replacementId)
  if (!replacement) throw new AppError('not_found')
  if (!(await markUndone(queries, replacement.id, ctx.clock.now()))) throw new AppError('already_undone')
  const undone: Undone = { restored: [], left: [] }
  try {
    for (const page of await findReplacedPages(queries, replacement.id)) {
      const { restored, left, reason } = await restoreOnPage(ctx, page)
      const named = { id: page.pageId, name: page.pageName }
      if (restored > 0) undone.restored.push({ ...named, places: restored })
      if (left > 0) undone.left.push({ ...named, places: left, reason })
    }
    return undone
  } catch (error) {
    // A retry skips the pages that are already undone.
    await unmarkUndone(queries, replacement.id)
    throw error
  }
}

interface Outcome {
  restored: number
  left: number
  /** Of what is left. */
  reason: string
}

async function restoreOnPage(
  ctx: AdminContext,
  { pageId, changeId, places, isInTrash }: PageToRestore,
): Promise<Outcome> {
  const { queries } = ctx.database
  if (isInTrash) return { restored: 0, left: places, reason: 'Halaman ini ada di sampah.' }
  const inverse = await findInverse(queries, { pageId, changeId })
  // It was written down, and then its process ended before the page was changed.
  if (!inverse) return { restored: 0, left: 0, reason: '' }
  for (let attempt = 1; ; attempt += 1) {
    const head = await findHead(queries, pageId)
    if (!head || head.page.deletedAt !== null)
      return { restored: 0, left: places, reason: 'Halaman ini ada di sampah.' }
    const { fitting, left, reason } = whatFits(upgradeDocument(head.document), inverse)
    if (fitting.length === 0) return { restored: 0, left, reason }
    try {
      const change = { id: randomUUID(), operations: fitting }
      await applyChanges(ctx, { params: { pageId }, body: { baseVersion: head.page.headVersion, changes: [change] } })
      return { restored: fitting.length, left, reason }
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      if (error.status !== 409 || attempt === tries)
        return { restored: 0, left: inverse.length, reason: reasonOf(error) }
    }
  }
}

/** Those operations that the document still takes, how many it refuses, and why the last of these. */
function whatFits(
  document: PageDocument,
  operations: readonly Operation[],
): { fitting: Operation[]; left: number; reason: string } {
  const fitting: Operation[] = []
  let current = document
  let left = 0
  let reason = ''
  for (const operation of operations) {
    const outcome = applyOperation(current, operation)
    if (!outcome.isApplied) {
      left += 1
      reason = refusalReason(outcome.refusal)
    } else if (!isWithoutEffect(current, [operation])) {
      current = outcome.value.document
      fitting.push(operation)
    }
  }
  return { fitting, left, reason }
}
