import { valueAtPath, withValueAtPath } from '../field-path.ts'
import { isSameJson, type JsonObject } from '../json.ts'
import { applied, refused } from '../refusal.ts'
import type { Apply } from './kinds.ts'
import { sectionOf, withSection } from './sections.ts'

/**
 * Replaces one value of a section's content. A conflict if the current value is neither the one the author saw nor the
 * new one: two people changed the same field.
 */
export const changeField: Apply<'changeField'> = (document, { kind, sectionId, sectionVersion, path, value, was }) => {
  const section = sectionOf(document, sectionId)
  if (!section.isApplied) return section
  if (sectionVersion > section.value.version) return refused({ code: 'reload', sectionId })
  const content = section.value.content as JsonObject
  const present = valueAtPath(content, path)
  if (present === undefined) {
    // A path of an older version that the present one no longer has cannot be translated, only reloaded.
    return sectionVersion < section.value.version
      ? refused({ code: 'reload', sectionId })
      : refused({ code: 'missing', what: 'path', sectionId, path })
  }
  if (!isSameJson(present, was) && !isSameJson(present, value))
    return refused({ code: 'conflict', sectionId, path, mine: value, theirs: present })
  const changed = withValueAtPath(content, path, () => value)
  if (!changed) return refused({ code: 'missing', what: 'path', sectionId, path })
  return applied({
    document: withSection(document, { ...section.value, content: changed }),
    inverse: { kind, sectionId, sectionVersion: section.value.version, path, value: present, was: value },
  })
}
