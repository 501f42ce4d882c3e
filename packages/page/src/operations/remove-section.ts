import { siblingBefore } from '../placing.ts'
import { applied } from '../refusal.ts'
import type { Apply } from './kinds.ts'
import { sectionOf } from './sections.ts'

/** Removes a section; the inverse contains all of it, so that undo restores every text and id. */
export const removeSection: Apply<'removeSection'> = (document, { sectionId }) => {
  const section = sectionOf(document, sectionId)
  if (!section.isApplied) return section
  return applied({
    document: { ...document, sections: document.sections.filter(({ id }) => id !== sectionId) },
    inverse: { kind: 'insertSection', section: section.value, afterId: siblingBefore(document.sections, sectionId) },
  })
}
