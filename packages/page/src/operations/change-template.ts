import { applied, refused } from '../refusal.ts'
import type { Apply } from './kinds.ts'

/** Switches between a full page (0) and a page of links (1). */
export const changeTemplate: Apply<'changeTemplate'> = (document, { kind, value, was }) => {
  const { template } = document
  if (template !== was && template !== value)
    return refused({ code: 'conflict', sectionId: null, path: ['template'], mine: value, theirs: template })
  return applied({ document: { ...document, template: value }, inverse: { kind, value: template, was: value } })
}
