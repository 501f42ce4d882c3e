import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'
import { emptyDocument, type PageDocument, type StoredSection } from '../document.ts'
import { shortId } from '../ids.ts'

export type SectionType = keyof typeof sections

/** A section of a type with its defaults and a new id. */
export function aSection(type: SectionType, content: Record<string, unknown> = {}, id = shortId()): StoredSection {
  const definition = sections[type]
  return {
    id,
    type,
    version: definition.version,
    content: structuredClone({ ...definition.defaults, ...content }) as StoredSection['content'],
    settings: { ...defaultSettings, ...definition.settings },
  }
}

/** A page with these sections. */
export function aDocument(...contents: StoredSection[]): PageDocument {
  return { ...emptyDocument(), sections: contents }
}
