import type { StoredSection } from '../document.ts'

/** What a text that carries sections begins with; other programs paste it as text, ours knows it. */
export const sectionsFormat = 'naikkelas/sections'
/** Raised when the envelope changes; sections carry versions of their own. */
export const sectionsFormatVersion = 1

/** Sections as a text for a clipboard. */
export function sectionEnvelope(sections: readonly StoredSection[]): string {
  return JSON.stringify({ format: sectionsFormat, version: sectionsFormatVersion, sections })
}
