import {
  type Change,
  isJsonObject,
  isSameJson,
  type Json,
  type JsonObject,
  type PageDocument,
  type Rebased,
  type StoredSection,
  valueAtPath,
} from '@naikkelas/page'

/** A change that could not be made, kept until someone decides about it. */
export type Conflict =
  /** Two people wrote the same field. The page shows theirs meanwhile. */
  | { kind: 'field'; id: string; sectionId: string | null; path: readonly string[]; mine: unknown; theirs: unknown }
  /** A section that was changed here and removed elsewhere; as it looked here. */
  | { kind: 'removed'; id: string; section: StoredSection }
  /** An item of a list that was changed here and removed elsewhere; as it looked here. */
  | { kind: 'removedItem'; id: string; sectionId: string; path: readonly string[]; item: JsonObject }
  /** The server refuses it: with the server's sentence, and the value that was written, if it was one. */
  | { kind: 'refused'; id: string; sentence: string; mine: unknown }
  /** A change that does not fit any more and that nothing can be offered for. */
  | { kind: 'lost'; id: string }

/** A conflict with the changes it is about, oldest first; they stay in the browser until it is settled. */
export interface Held {
  conflict: Conflict
  changes: readonly Change[]
}

/**
 * What to ask about changes that no longer apply, together with the open questions: further words in a field
 * whose conflict is open belong to it.
 * @param local the document as it was shown, own changes included
 * @param present the current document without the changes that were lost
 */
export function heldWith(
  held: readonly Held[],
  lost: Rebased['lost'],
  { local, present }: { local: PageDocument; present: PageDocument },
): Held[] {
  const all = [...held]
  for (const { change, refusal } of lost) {
    // The page has it already.
    if (refusal.code === 'id_taken') continue
    const next = conflictOf(change, refusal, { local, present })
    if (next === null) continue
    const index = all.findIndex(({ conflict }) => isSamePlace(conflict, next))
    const open = all[index]
    if (open) all[index] = { conflict: continued(open.conflict, next), changes: [...open.changes, change] }
    else all.push({ conflict: next, changes: [change] })
  }
  return all
}

function conflictOf(
  change: Change,
  refusal: Rebased['lost'][number]['refusal'],
  { local, present }: { local: PageDocument; present: PageDocument },
): Conflict | null {
  const { id } = change
  if (refusal.code === 'conflict')
    return {
      kind: 'field',
      id,
      sectionId: refusal.sectionId,
      path: refusal.path,
      mine: refusal.mine,
      theirs: refusal.theirs,
    }
  if (refusal.code === 'invalid') return refusedConflict(change, refusal.message)
  if (refusal.code !== 'missing') return { kind: 'lost', id }
  const section = local.sections.find((candidate) => candidate.id === refusal.sectionId)
  // Removed here as well: nothing to ask.
  if (!section) return null
  if (refusal.what === 'section') return { kind: 'removed', id, section }
  const removed = removedItem(section, present, refusal.path ?? [])
  return removed ? { kind: 'removedItem', id, sectionId: section.id, ...removed } : { kind: 'lost', id }
}

/** The outermost item on a path that is here and no longer there, with the list it was in. */
function removedItem(local: StoredSection, present: PageDocument, path: readonly string[]) {
  const there = present.sections.find(({ id }) => id === local.id)
  if (!there) return null
  for (let length = 2; length <= path.length; length++) {
    const [list, item] = [path.slice(0, length - 1), path.slice(0, length)]
    if (
      !Array.isArray(valueAtPath(there.content as Json, list)) ||
      valueAtPath(there.content as Json, item) !== undefined
    )
      continue
    const kept = valueAtPath(local.content as Json, item)
    return isJsonObject(kept) ? { path: list, item: kept } : null
  }
  return null
}

export function refusedConflict({ id, operations }: Change, sentence: string): Conflict {
  const [operation] = operations
  return { kind: 'refused', id, sentence, mine: operation && 'value' in operation ? operation.value : null }
}

function isSamePlace(open: Conflict, next: Conflict): boolean {
  if (open.kind === 'field' && next.kind === 'field')
    return open.sectionId === next.sectionId && isSameJson(open.path, next.path)
  if (open.kind === 'removedItem' && next.kind === 'removedItem') return open.item.id === next.item.id
  return open.kind === 'removed' && next.kind === 'removed' && open.section.id === next.section.id
}

function continued(open: Conflict, next: Conflict): Conflict {
  if (open.kind === 'field' && next.kind === 'field') return { ...open, mine: next.mine, theirs: next.theirs }
  if (open.kind === 'removedItem' && next.kind === 'removedItem') return { ...open, item: next.item }
  return open.kind === 'removed' && next.kind === 'removed' ? { ...open, section: next.section } : open
}

/** The fields whose own value was replaced by someone else's. */
export function fieldsOf(held: readonly Held[]): { sectionId: string | null; path: readonly string[] }[] {
  return held.flatMap(({ conflict }) =>
    conflict.kind === 'field' ? [{ sectionId: conflict.sectionId, path: conflict.path }] : [],
  )
}
