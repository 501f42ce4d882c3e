import { applied } from '../refusal.ts'
import type { Apply } from './kinds.ts'
import { mergeValues } from './merge-values.ts'

/** The one offer of the page: price, deadline, button. Keys that are not named keep their values. */
export const changeOffer: Apply<'changeOffer'> = (document, { kind, value, was }) => {
  const merged = mergeValues(document.offer, { value, was, sectionId: null, path: ['offer'] })
  if (!merged.isApplied) return merged
  return applied({
    document: { ...document, offer: merged.value.merged },
    inverse: { kind, value: merged.value.before, was: value },
  })
}
