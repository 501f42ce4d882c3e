import { applyOperations } from './apply-change.ts'
import type { PageDocument } from './document.ts'
import type { Change } from './operation.ts'
import type { Refusal } from './refusal.ts'

export interface Rebased {
  document: PageDocument
  /** Changes that still apply, in order. */
  kept: Change[]
  /** Changes that no longer apply, with the reason: a conflict to show, or a removed target. */
  lost: { change: Change; refusal: Refusal }[]
}

/**
 * Rebases changes that the server has not acknowledged onto others' changes, exactly as the server will: each whole or
 * not at all, in order.
 * @param base the document at the newest version received from the server
 * @param pending own unacknowledged changes, oldest first
 */
export function rebase(base: PageDocument, pending: readonly Change[]): Rebased {
  let document = base
  const kept: Change[] = []
  const lost: Rebased['lost'] = []
  for (const change of pending) {
    const outcome = applyOperations(document, change.operations)
    if (outcome.isApplied) {
      document = outcome.value.document
      kept.push(change)
    } else lost.push({ change, refusal: outcome.refusal })
  }
  return { document, kept, lost }
}
