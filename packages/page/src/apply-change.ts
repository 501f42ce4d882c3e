import { pageLimits, type PageDocument } from './document.ts'
import { isSameJson } from './json.ts'
import type { Change, Operation } from './operation.ts'
import { changeField } from './operations/change-field.ts'
import { changeLinkWords } from './operations/change-link-words.ts'
import { changeOffer } from './operations/change-offer.ts'
import { changeSeo } from './operations/change-seo.ts'
import { changeSettings } from './operations/change-settings.ts'
import { changeTemplate } from './operations/change-template.ts'
import { changeTheme } from './operations/change-theme.ts'
import { insertItem } from './operations/insert-item.ts'
import { insertSection } from './operations/insert-section.ts'
import type { Applied } from './operations/kinds.ts'
import { moveItem } from './operations/move-item.ts'
import { moveSection } from './operations/move-section.ts'
import { removeItem } from './operations/remove-item.ts'
import { removeSection } from './operations/remove-section.ts'
import { applied, type Outcome, refused } from './refusal.ts'

/** Applies one operation without checking that the result is safe to store; `applyChange` checks. */
export function applyOperation(document: PageDocument, operation: Operation): Outcome<Applied> {
  switch (operation.kind) {
    case 'insertSection':
      return insertSection(document, operation)
    case 'removeSection':
      return removeSection(document, operation)
    case 'moveSection':
      return moveSection(document, operation)
    case 'changeField':
      return changeField(document, operation)
    case 'insertItem':
      return insertItem(document, operation)
    case 'moveItem':
      return moveItem(document, operation)
    case 'removeItem':
      return removeItem(document, operation)
    case 'changeSettings':
      return changeSettings(document, operation)
    case 'changeOffer':
      return changeOffer(document, operation)
    case 'changeTheme':
      return changeTheme(document, operation)
    case 'changeSeo':
      return changeSeo(document, operation)
    case 'changeLinkWords':
      return changeLinkWords(document, operation)
    case 'changeTemplate':
      return changeTemplate(document, operation)
    default:
      return operation satisfies never
  }
}

export interface AppliedChange {
  document: PageDocument
  /** The operations that undo the whole change, in the order they are to be applied. */
  inverse: Operation[]
}

/** Applies the operations of one change in order: all of them or, if one is rejected, none. */
export function applyOperations(document: PageDocument, operations: readonly Operation[]): Outcome<AppliedChange> {
  let current = document
  const inverse: Operation[] = []
  for (const operation of operations) {
    const outcome = applyOperation(current, operation)
    if (!outcome.isApplied) return outcome
    current = outcome.value.document
    inverse.unshift(outcome.value.inverse)
  }
  if (current.sections.length > pageLimits.sections)
    return refused({
      code: 'invalid',
      path: ['sections'],
      message: `Satu halaman paling banyak ${pageLimits.sections} bagian`,
    })
  return applied({ document: current, inverse })
}

/** Whether a change would leave the document unchanged: such an edit is not recorded. */
export function isWithoutEffect(document: PageDocument, operations: Change['operations']): boolean {
  const outcome = applyOperations(document, operations)
  return outcome.isApplied && isSameJson(outcome.value.document, document)
}
