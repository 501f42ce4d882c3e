import { withValueAtPath } from '../field-path.ts'
import type { JsonObject } from '../json.ts'
import { placedAfter } from '../placing.ts'
import { applied, refused } from '../refusal.ts'
import { isItem, listAt } from './items.ts'
import type { Apply } from './kinds.ts'
import { withSection } from './sections.ts'

/** Puts an item into a list after another; at the end when that one is gone. */
export const insertItem: Apply<'insertItem'> = (document, operation) => {
  const { sectionId, sectionVersion, path, item, afterId } = operation
  const found = listAt(document, operation)
  if (!found.isApplied) return found
  if (!isItem(item)) return refused({ code: 'invalid', path: ['item', 'id'], message: 'Item tidak memiliki id' })
  const { section, list } = found.value
  if (list.some(({ id }) => id === item.id)) return refused({ code: 'id_taken', id: item.id })
  const content = withValueAtPath(section.content as JsonObject, path, () => placedAfter(list, item, afterId))
  if (!content) return refused({ code: 'missing', what: 'path', sectionId, path })
  return applied({
    document: withSection(document, { ...section, content }),
    inverse: { kind: 'removeItem', sectionId, sectionVersion, path, itemId: item.id },
  })
}
