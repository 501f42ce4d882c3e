import { applied } from '../refusal.ts'
import type { Apply } from './kinds.ts'
import { mergeValues } from './merge-values.ts'

/** Font, corners and colours of the page. Keys that are not named keep their values. */
export const changeTheme: Apply<'changeTheme'> = (document, { kind, value, was }) => {
  const merged = mergeValues(document.theme, { value, was, sectionId: null, path: ['theme'] })
  if (!merged.isApplied) return merged
  return applied({
    document: { ...document, theme: merged.value.merged },
    inverse: { kind, value: merged.value.before, was: value },
  })
}
