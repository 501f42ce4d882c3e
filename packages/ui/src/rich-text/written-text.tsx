import type { ReactNode } from 'react'

/** Hebrew, Arabic and the other scripts that run from right to left; U+FDD0 to U+FDEF are no characters. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc]/

/** Browsers break `e-mail` after its hyphen. One capture, so that `split` keeps it. */
const wordOfOneLetter = /\b(e-\p{L}{2,8})\b/iu

/** `auto` for a text with letters that run from right to left; any other needs no direction of its own. */
export function directionOf(text: string): 'auto' | undefined {
  return rightToLeft.test(text) ? 'auto' : undefined
}

/** The text with all words that the pattern captures on one line each, as long as there is room for them. */
export function unbroken(text: string, words = wordOfOneLetter): ReactNode {
  const parts = text.split(words)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    // Drawn once from stored text: the position is the identity.
    index % 2 === 1 ? (
      <span key={index} className="ui:unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
