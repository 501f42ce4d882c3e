import type { StoredSection } from '../document.ts'

/** Prefix of an envelope; other programs paste it as text. */
export const sectionsFormat = 'naikkelas/sections'
/** Incremented when the envelope changes; sections have versions of their own. */
export const sectionsFormatVersion = 1

/** Serialises sections for a clipboard. */
export function sectionEnvelope(sections: readonly StoredSection[]): string {
  return JSON.stringify({ format: sectionsFormat, version: sectionsFormatVersion, sections })
}
