import { withValueAtPath } from '../field-path.ts'
import type { JsonObject } from '../json.ts'
import { movedAfter, siblingBefore } from '../placing.ts'
import { applied, refused } from '../refusal.ts'
import { listAt } from './items.ts'
import type { Apply } from './kinds.ts'
import { withSection } from './sections.ts'

/** Moves an item within its list; stays put when the neighbour it should follow is gone. */
export const moveItem: Apply<'moveItem'> = (document, operation) => {
  const { kind, sectionId, sectionVersion, path, itemId, afterId } = operation
  const found = listAt(document, operation)
  if (!found.isApplied) return found
  const { section, list } = found.value
  const item = list.find(({ id }) => id === itemId)
  if (!item) return refused({ code: 'missing', what: 'item', sectionId, path: [...path, itemId] })
  const content = withValueAtPath(section.content as JsonObject, path, () => movedAfter(list, item, afterId))
  if (!content) return refused({ code: 'missing', what: 'path', sectionId, path })
  return applied({
    document: withSection(document, { ...section, content }),
    inverse: { kind, sectionId, sectionVersion, path, itemId, afterId: siblingBefore(list, itemId) },
  })
}
