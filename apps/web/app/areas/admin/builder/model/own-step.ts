import { type AppliedChange, isSameJson, type Operation, type PageDocument } from '@naikkelas/page'
import type { Step } from './step.ts'

/** Why a step cannot be undone or redone without affecting another person's work. */
export type UndoBlocker = { code: 'changedSince'; sectionId: string } | { code: 'doneAlready' }

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
  for (const [index, taken] of applied.inverse.entries()) {
    const own = left[index]
    const sectionId = own && changedSection(taken, own)
    if (sectionId !== undefined) return { code: 'changedSince', sectionId }
  }
  return isSameJson(applied.document, document) ? { code: 'doneAlready' } : null
}

/** The section in which what was taken out is not what was once put in. */
function changedSection(taken: Operation, own: Operation): string | undefined {
  if (taken.kind === 'insertSection' && own.kind === 'insertSection')
    return isSameJson(taken.section, own.section) ? undefined : taken.section.id
  if (taken.kind === 'insertItem' && own.kind === 'insertItem')
    return isSameJson(taken.item, own.item) ? undefined : taken.sectionId
  return undefined
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
