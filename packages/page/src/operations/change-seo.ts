import { applied } from '../refusal.ts'
import type { Apply } from './kinds.ts'
import { mergeValues } from './merge-values.ts'

/** What search engines and shared links show. Keys that are not named keep their values. */
export const changeSeo: Apply<'changeSeo'> = (document, { kind, value, was }) => {
  const merged = mergeValues(document.seo, { value, was, sectionId: null, path: ['seo'] })
  if (!merged.isApplied) return merged
  return applied({
    document: { ...document, seo: merged.value.merged },
    inverse: { kind, value: merged.value.before, was: value },
  })
}
