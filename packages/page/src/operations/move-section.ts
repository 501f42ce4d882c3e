import { movedAfter, siblingBefore } from '../placing.ts'
import { applied } from '../refusal.ts'
import type { Apply } from './kinds.ts'
import { sectionOf } from './sections.ts'

/** Moves a section behind another, or to the front; stays put when that other one is gone. */
export const moveSection: Apply<'moveSection'> = (document, { sectionId, afterId }) => {
  const section = sectionOf(document, sectionId)
  if (!section.isApplied) return section
  return applied({
    document: { ...document, sections: movedAfter(document.sections, section.value, afterId) },
    inverse: { kind: 'moveSection', sectionId, afterId: siblingBefore(document.sections, sectionId) },
  })
}
