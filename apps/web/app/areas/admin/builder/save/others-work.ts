import type { AppliedChange } from '@naikkelas/contract/pages'
import type { Operation } from '@naikkelas/page'
import type { ChangedPlace } from '../model/builder-store.ts'
import { touchesField } from '../model/step.ts'
import type { Conflict } from './conflict.ts'

/** Changes of others that are remembered to name who caused a conflict. */
export const remembered = 200

/** Changes of other people known to this tab. Plain data. */
export interface OthersWork {
  changes: readonly AppliedChange[]
  /** What has not been shown on the page yet. */
  unshown: readonly Operation[]
}

/** @param changes what the page holds already */
export const othersWorkIn = (changes: readonly AppliedChange[]): OthersWork => ({ changes, unshown: [] })

export function withNews(work: OthersWork, news: readonly AppliedChange[]): OthersWork {
  return {
    changes: [...work.changes, ...news].slice(-remembered),
    unshown: [...work.unshown, ...news.flatMap(({ change }) => change.operations)],
  }
}

/** Who caused a conflict: the last to write the field, or to remove what was changed here. Null when that is not known. */
export function causedBy({ changes }: OthersWork, conflict: Conflict): AppliedChange['actor'] | null {
  const last = changes.findLast(({ change }) => change.operations.some((operation) => isCause(operation, conflict)))
  return last?.actor ?? null
}

/** Who last changed a field, or anything of a section. Null when that is not known. */
export function lastAt({ changes }: OthersWork, { sectionId, path }: ChangedPlace): AppliedChange['actor'] | null {
  const isThere = (operation: Operation) =>
    path === undefined ? isOfSection(operation, sectionId) : touchesField(operation, sectionId, path)
  return changes.findLast(({ change }) => change.operations.some(isThere))?.actor ?? null
}

const isOfSection = (operation: Operation, sectionId: string | null) =>
  sectionId !== null && 'sectionId' in operation && operation.sectionId === sectionId

function isCause(operation: Operation, conflict: Conflict): boolean {
  switch (conflict.kind) {
    case 'field':
      return touchesField(operation, conflict.sectionId, conflict.path)
    case 'removed':
      return operation.kind === 'removeSection' && operation.sectionId === conflict.section.id
    case 'removedItem':
      return (
        operation.kind === 'removeItem' &&
        operation.sectionId === conflict.sectionId &&
        operation.itemId === conflict.item.id
      )
    default:
      return false
  }
}
