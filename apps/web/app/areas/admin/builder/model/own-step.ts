import { type AppliedChange, isSameJson, type Operation, type PageDocument } from '@naikkelas/page'
import type { Step } from './step.ts'

/** Why a step cannot be undone or redone without affecting another person's work. */
export type UndoBlocker = 'changedSince' | 'doneAlready'

/**
 * Whether undoing or redoing a step would affect more than the person's own work: a section or item that it removes must be
 * as this person left it, and something must change at all.
 *
 * @param direction which of the step's operations were applied
 * @param applied the document they lead to, and what would take them back again
 */
export function undoBlockerOf(
  document: PageDocument,
  step: Step,
  direction: 'undo' | 'redo',
  applied: AppliedChange,
): UndoBlocker | null {
  // Each list takes the other one back, so the first of one belongs to the last of the other.
  const left = direction === 'undo' ? step.operations : step.inverse
  const isOwn = applied.inverse.every((taken, index) => {
    const own = left[index]
    return own === undefined || isAsLeft(taken, own)
  })
  if (!isOwn) return 'changedSince'
  return isSameJson(applied.document, document) ? 'doneAlready' : null
}

/** Whether what was taken out is what was once put in. */
function isAsLeft(taken: Operation, own: Operation): boolean {
  if (taken.kind === 'insertSection' && own.kind === 'insertSection') return isSameJson(taken.section, own.section)
  if (taken.kind === 'insertItem' && own.kind === 'insertItem') return isSameJson(taken.item, own.item)
  return true
}

/** Whether a step moves something that these operations moved too: then it is no longer this person's place. */
export function movesSame(step: Step, operations: readonly Operation[]): boolean {
  const moved = new Set(operations.flatMap(movedThing))
  return step.operations.some((operation) => movedThing(operation).some((id) => moved.has(id)))
}

function movedThing(operation: Operation): string[] {
  if (operation.kind === 'moveSection') return [operation.sectionId]
  return operation.kind === 'moveItem' ? [`${operation.sectionId} ${operation.itemId}`] : []
}
