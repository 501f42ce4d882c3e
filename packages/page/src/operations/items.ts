import type { PageDocument, StoredSection } from '../document.ts'
import { valueAtPath } from '../field-path.ts'
import { isJsonObject, type JsonObject } from '../json.ts'
import { applied, type Outcome, refused } from '../refusal.ts'
import { sectionOf } from './sections.ts'

export type Item = JsonObject & { id: string }

/** The list at a path of a section's content, with the section it is in. */
export function listAt(
  document: PageDocument,
  { sectionId, sectionVersion, path }: { sectionId: string; sectionVersion: number; path: readonly string[] },
): Outcome<{ section: StoredSection; list: Item[] }> {
  const section = sectionOf(document, sectionId)
  if (!section.isApplied) return section
  if (sectionVersion > section.value.version) return refused({ code: 'reload', sectionId })
  const list = valueAtPath(section.value.content as JsonObject, path)
  if (!Array.isArray(list) || !list.every(isItem)) {
    return sectionVersion < section.value.version
      ? refused({ code: 'reload', sectionId })
      : refused({ code: 'missing', what: 'path', sectionId, path })
  }
  return applied({ section: section.value, list })
}

export function isItem(value: unknown): value is Item {
  return isJsonObject(value) && typeof value.id === 'string'
}
