import { linkWordNames } from '../link-words/link-words.ts'
import { applied } from '../refusal.ts'
import type { Apply } from './kinds.ts'
import { mergeValues, withoutNulls } from './merge-values.ts'

/** Sets dynamic words of the page: defaults, and words that a link may name. */
export const changeLinkWords: Apply<'changeLinkWords'> = (document, { kind, value, was }) => {
  const merged = mergeValues(document.linkWords ?? {}, { value, was, sectionId: null, path: ['linkWords'] })
  if (!merged.isApplied) return merged
  const linkWords = withoutNulls(merged.value.merged, linkWordNames)
  const { linkWords: _before, ...rest } = document
  return applied({
    document: Object.keys(linkWords).length === 0 ? rest : { ...rest, linkWords },
    inverse: { kind, value: merged.value.before, was: value },
  })
}
