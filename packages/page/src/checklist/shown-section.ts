import { parseSection } from '@naikkelas/ui/sections/registry'
import type { PageDocument, StoredSection } from '../document.ts'
import { type FieldPlace, fieldPlaces, wordsOf } from './field-places.ts'

/** A section that visitors see, with the fields its layout shows. */
export interface ShownSection {
  section: StoredSection
  group: string
  places: readonly FieldPlace[]
  /** All it says, for rules that look for a word. */
  words: string
}

/** The known sections of a page that are not hidden, in their order. */
export function shownSections(document: PageDocument): ShownSection[] {
  return document.sections.flatMap((section): ShownSection[] => {
    if (section.settings.isHidden) return []
    const parsed = parseSection(section)
    if (parsed.kind === 'unknown') return []
    const places = fieldPlaces(parsed.definition.fields, parsed.content)
    return [{ section, group: parsed.definition.group, places, words: places.map(wordsOf).join('\n') }]
  })
}
