import type { PageDocument, StoredSection } from './document.ts'
import { shortId } from './ids.ts'
import { isJsonObject, type Json, type JsonObject } from './json.ts'

/** A copy of a section to insert beside it: new ids for it and every item in it. It takes part in no test. */
export function copySection(section: StoredSection, newId: () => string = shortId): StoredSection {
  const { variant: _left, ...settings } = section.settings
  return { ...copyOf(section, newId), settings }
}

function copyOf(section: StoredSection, newId: () => string): StoredSection {
  return { ...section, id: newId(), content: withNewItemIds(section.content as JsonObject, newId) }
}

/** Copies of sections to insert together: new ids throughout, and links from one to another lead to the copies. */
export function copySections(sections: readonly StoredSection[], newId: () => string = shortId): StoredSection[] {
  return copiesOf(sections, newId, copySection).copies
}

/** A copy of a page: new ids throughout, and links to its own sections lead to the copies. */
export function copyDocument(document: PageDocument, newId: () => string = shortId): PageDocument {
  const { copies, newIds } = copiesOf(document.sections, newId, copyOf)
  return {
    ...document,
    offer: relinked(document.offer as unknown as JsonObject, newIds) as unknown as PageDocument['offer'],
    sections: copies,
  }
}

function copiesOf(sections: readonly StoredSection[], newId: () => string, copy: typeof copyOf) {
  const copied = sections.map((section) => copy(section, newId))
  const newIds = new Map(sections.map(({ id }, index) => [id, copied[index]?.id ?? id]))
  const copies = copied.map((copy) => ({
    ...copy,
    content: relinked(copy.content as JsonObject, newIds) as JsonObject,
  }))
  return { copies, newIds }
}

function withNewItemIds(content: JsonObject, newId: () => string): JsonObject {
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, renamed(value, newId)]))
}

function renamed(value: Json, newId: () => string): Json {
  if (Array.isArray(value)) return value.map((item) => renamed(isItem(item) ? { ...item, id: newId() } : item, newId))
  if (isJsonObject(value)) return withNewItemIds(value, newId)
  return value
}

// A provider's video has an `id` too; only list entries with the form of an item id are ours.
function isItem(value: Json): value is JsonObject & { id: string } {
  return isJsonObject(value) && typeof value.id === 'string' && value.id.length === 10
}

/** The value with its links to sections replaced by id. */
export function relinked(value: Json, newIds: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => relinked(item, newIds))
  if (!isJsonObject(value)) return value
  if (value.kind === 'section' && typeof value.sectionId === 'string')
    return { ...value, sectionId: newIds.get(value.sectionId) ?? value.sectionId }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, relinked(item, newIds)]))
}
