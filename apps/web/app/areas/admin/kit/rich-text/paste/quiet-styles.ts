/** What a style is called while HTML of a clipboard is parsed. */
const heldName = 'data-pasted-style'

/**
 * HTML without styles that the parser would apply. Even in a document that is never shown the browser checks each against
 * the policy of the page, refuses it, and reports that: a page of Word has hundreds. Attributes keep their value under
 * another name, style sheets become elements that hold no text.
 */
export const withQuietStyles = (html: string): string =>
  html.replace(/([\s"'/])style(?=\s*=)/gi, `$1${heldName}`).replace(/<(\/?)style\b/gi, '<$1template')

/** The name an attribute had before. */
export const nameBefore = (name: string): string => (name === heldName ? 'style' : name)

/** Words of a text or of an attribute as they were before. */
export const wordsBefore = (words: string): string => words.replaceAll(heldName, 'style')
