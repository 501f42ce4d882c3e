/** How long an excerpt is unless its place says otherwise (specification, section 9). */
export const EXCERPT_LENGTH = 200

/** A text of at most so many characters; a longer one ends with an ellipsis, and never within an emoji. */
export function truncated(text: string, length = EXCERPT_LENGTH): string {
  if (text.length <= length) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter('id').segment(text)) {
    if (kept.length + segment.length > length - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}
