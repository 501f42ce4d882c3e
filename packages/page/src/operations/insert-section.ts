import { placedAfter } from '../placing.ts'
import { applied, refused } from '../refusal.ts'
import type { Apply } from './kinds.ts'

/** Puts a section after another; at the end when that one is gone. Duplicating is this with a copied content. */
export const insertSection: Apply<'insertSection'> = (document, { section, afterId }) => {
  if (document.sections.some(({ id }) => id === section.id)) return refused({ code: 'id_taken', id: section.id })
  return applied({
    document: { ...document, sections: placedAfter(document.sections, section, afterId) },
    inverse: { kind: 'removeSection', sectionId: section.id },
  })
}
