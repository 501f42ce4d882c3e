import { siblingBefore } from '../placing.ts'
import { applied } from '../refusal.ts'
import type { Apply } from './kinds.ts'
import { sectionOf } from './sections.ts'

/** Takes a section out; the inverse carries it whole, so that undo brings back every word and id. */
export const removeSection: Apply<'removeSection'> = (document, { sectionId }) => {
  const section = sectionOf(document, sectionId)
  if (!section.isApplied) return section
  return applied({
    document: { ...document, sections: document.sections.filter(({ id }) => id !== sectionId) },
    inverse: { kind: 'insertSection', section: section.value, afterId: siblingBefore(document.sections, sectionId) },
  })
}
