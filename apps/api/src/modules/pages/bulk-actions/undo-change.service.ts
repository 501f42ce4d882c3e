import { randomUUID } from 'node:crypto'
import { applyOperation, isWithoutEffect, type Operation, type PageDocument, upgradeDocument } from '@naikkelas/page'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { applyChanges, existingHead, findHead, findInverse } from '../landing-pages/index.ts'
import { reasonOf, refusalReason } from './act-words.rules.ts'
import type { Undone } from './trace.ts'

const tries = 3

/** Puts back those values of a page that one change set and nothing changed since, as a change of its own. */
export async function undoChange(
  ctx: AdminContext,
  { pageId, changeId }: { pageId: string; changeId: string },
): Promise<Undone> {
  const { queries } = ctx.database
  const inverse = await findInverse(queries, { pageId, changeId })
  // It was written down, and then its process ended before the page was changed.
  if (!inverse) return { isRestored: false, reason: null }
  for (let attempt = 1; ; attempt += 1) {
    const head = existingHead(await findHead(queries, pageId))
    const { operations, reason } = whatFits(upgradeDocument(head.document), inverse)
    if (operations.length === 0) return { isRestored: false, reason }
    try {
      const change = { id: randomUUID(), operations }
      await applyChanges(ctx, { params: { pageId }, body: { baseVersion: head.page.headVersion, changes: [change] } })
      return { isRestored: true, reason }
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      if (error.status !== 409 || attempt === tries) return { isRestored: false, reason: reasonOf(error) }
    }
  }
}

/** Those operations that the document still takes, and why the last of the others is refused. */
function whatFits(document: PageDocument, inverse: readonly Operation[]) {
  const operations: Operation[] = []
  let current = document
  let reason: string | null = null
  for (const operation of inverse) {
    const outcome = applyOperation(current, operation)
    if (!outcome.isApplied) reason = refusalReason(outcome.refusal)
    else if (!isWithoutEffect(current, [operation])) {
      current = outcome.value.document
      operations.push(operation)
    }
  }
  return { operations, reason }
}
