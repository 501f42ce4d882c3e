import { parseSection } from '@naikkelas/ui/sections/registry'
import type { PageDocument, StoredSection } from '../document.ts'
import { type FieldPlace, fieldPlaces, wordsOf } from './field-places.ts'

/** A visible section with the fields that its layout shows. */
export interface ShownSection {
  section: StoredSection
  group: string
  places: readonly FieldPlace[]
  /** All of its text, for rules that search for a word. */
  words: string
}

/** The visible sections of known types, in order. */
export function shownSections(document: PageDocument): ShownSection[] {
  return document.sections.flatMap((section): ShownSection[] => {
    if (section.settings.isHidden) return []
    const parsed = parseSection(section)
    if (parsed.kind === 'unknown') return []
    const places = fieldPlaces(parsed.definition.fields, parsed.content)
    return [{ section, group: parsed.definition.group, places, words: places.map(wordsOf).join('\n') }]
  })
}
