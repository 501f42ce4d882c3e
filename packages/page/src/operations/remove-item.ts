import { withValueAtPath } from '../field-path.ts'
import type { JsonObject } from '../json.ts'
import { siblingBefore } from '../placing.ts'
import { applied, refused } from '../refusal.ts'
import { listAt } from './items.ts'
import type { Apply } from './kinds.ts'
import { withSection } from './sections.ts'

/** Takes an item out of a list; the inverse carries it whole. */
export const removeItem: Apply<'removeItem'> = (document, operation) => {
  const { sectionId, sectionVersion, path, itemId } = operation
  const found = listAt(document, operation)
  if (!found.isApplied) return found
  const { section, list } = found.value
  const item = list.find(({ id }) => id === itemId)
  if (!item) return refused({ code: 'missing', what: 'item', sectionId, path: [...path, itemId] })
  const content = withValueAtPath(section.content as JsonObject, path, () => list.filter(({ id }) => id !== itemId))
  if (!content) return refused({ code: 'missing', what: 'path', sectionId, path })
  return applied({
    document: withSection(document, { ...section, content }),
    inverse: { kind: 'insertItem', sectionId, sectionVersion, path, item, afterId: siblingBefore(list, itemId) },
  })
}
