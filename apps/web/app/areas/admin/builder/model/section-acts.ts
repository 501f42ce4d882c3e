import {
  copySection,
  type Operation,
  type PageDocument,
  recordIdOf,
  shortId,
  type StoredSection,
} from '@naikkelas/page'
import { defaultSettings, sectionDefinition } from '@naikkelas/ui/sections/registry'
import { withNewIds } from './new-item.ts'

/** A new section of a type, with its defaults and ids of its own. @throws when the type is unknown */
export function newSection(type: string, newId: () => string = shortId): StoredSection {
  const definition = sectionDefinition(type)
  if (!definition) throw new Error(`There is no section type ${type}.`)
  return {
    id: newId(),
    type,
    version: definition.version,
    content: withNewIds(definition.defaults, newId) as StoredSection['content'],
    settings: { ...defaultSettings, ...definition.settings },
  }
}

/** The same for a page: where that is bound to a record, a section that can follow it does. */
export function newSectionOn(document: PageDocument, type: string): StoredSection {
  const section = newSection(type)
  const canFollow = sectionDefinition(type)?.fromRecord !== undefined && recordIdOf(document) !== null
  return canFollow ? { ...section, settings: { ...section.settings, followsRecord: true } } : section
}

/** After which section a new one comes: the selected one, else the last; null on an empty page. */
export function placeForNew({ sections }: PageDocument, selectedId: string | null): string | null {
  return sections.some(({ id }) => id === selectedId) ? selectedId : (sections.at(-1)?.id ?? null)
}

/** The move that brings a section to `index` counted among the others, or null when it is there already. */
export function moveToIndex({ sections }: PageDocument, sectionId: string, index: number): Operation | null {
  const from = sections.findIndex(({ id }) => id === sectionId)
  if (from === -1 || index === from) return null
  const others = sections.filter(({ id }) => id !== sectionId)
  return { kind: 'moveSection', sectionId, afterId: others[index - 1]?.id ?? null }
}

/** One place up or down; null at the end of the page. */
export function moveByOne(document: PageDocument, sectionId: string, by: -1 | 1): Operation | null {
  const from = document.sections.findIndex(({ id }) => id === sectionId)
  const to = from + by
  return from === -1 || to < 0 || to >= document.sections.length ? null : moveToIndex(document, sectionId, to)
}

/** A copy right after the section. */
export function duplicate(section: StoredSection): Extract<Operation, { kind: 'insertSection' }> {
  return { kind: 'insertSection', section: copySection(section), afterId: section.id }
}

/** The section to select when one is removed: the next, else the previous one. */
export function neighbourOf({ sections }: PageDocument, sectionId: string): string | null {
  const index = sections.findIndex(({ id }) => id === sectionId)
  return sections[index + 1]?.id ?? sections[index - 1]?.id ?? null
}
