import type { PageDocument, StoredSection } from '../document.ts'
import { applied, type Outcome, refused } from '../refusal.ts'

/** The section with that id, or the refusal that it was removed. */
export function sectionOf(document: PageDocument, sectionId: string): Outcome<StoredSection> {
  const section = document.sections.find(({ id }) => id === sectionId)
  return section ? applied(section) : refused({ code: 'missing', what: 'section', sectionId })
}

/** The document with one section replaced by another of the same id. */
export function withSection(document: PageDocument, section: StoredSection): PageDocument {
  return { ...document, sections: document.sections.map((other) => (other.id === section.id ? section : other)) }
}
