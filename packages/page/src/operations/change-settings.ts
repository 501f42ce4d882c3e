import { applied } from '../refusal.ts'
import type { Apply } from './kinds.ts'
import { mergeValues, withoutNulls } from './merge-values.ts'
import { sectionOf, withSection } from './sections.ts'

/** Changes some of a section's common settings: tone, spacing, edge, visibility, schedule. */
export const changeSettings: Apply<'changeSettings'> = (document, { kind, sectionId, value, was }) => {
  const section = sectionOf(document, sectionId)
  if (!section.isApplied) return section
  const merged = mergeValues(section.value.settings, { value, was, sectionId, path: ['settings'] })
  if (!merged.isApplied) return merged
  return applied({
    document: withSection(document, {
      ...section.value,
      settings: withoutNulls(merged.value.merged, ['phone', 'variant', 'audience', 'followsRecord']),
    }),
    inverse: { kind, sectionId, value: merged.value.before, was: value },
  })
}
