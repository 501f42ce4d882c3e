import { type LinkWordName, linkWordNames } from './link-words.ts'

/** Position of one dynamic word in a drawn page. */
export interface LinkWordHole {
  name: LinkWordName
  /** Byte offset in UTF-8. */
  at: number
  /** Length of the default in bytes. */
  length: number
  /** Inside a URL, where words are percent-encoded. */
  isInAddress: boolean
}

/** The dynamic words of a page drawn with its defaults, and their positions. */
export interface DrawnLinkWords {
  /** In the order of the page. */
  holes: readonly LinkWordHole[]
  /** Allowed words besides the cities, by name; only names with a position. */
  words: Partial<Record<LinkWordName, readonly string[]>>
}

/** Private-use code points: never typed, and never sent. */
const FIRST_MARK = 0xfdd0

/** Placeholder of a word during rendering. */
export const markOf = (name: LinkWordName) => String.fromCharCode(FIRST_MARK + linkWordNames.indexOf(name))

const marks = linkWordNames.map(markOf).join('')
const inAddress = linkWordNames.map((name) => encodeURIComponent(markOf(name)))
const ANY_MARK = new RegExp(`[${marks}]|${inAddress.join('|')}`, 'g')

export interface Mark {
  name: LinkWordName
  at: number
  length: number
  isInAddress: boolean
}

/** The markers in a text, in order; those inside URLs are percent-encoded. */
export function marksIn(text: string): Mark[] {
  return [...text.matchAll(ANY_MARK)].flatMap(({ 0: mark, index }) => {
    const isInAddress = mark.length > 1
    const name = linkWordNames[isInAddress ? inAddress.indexOf(mark) : mark.charCodeAt(0) - FIRST_MARK]
    return name === undefined ? [] : [{ name, at: index, length: mark.length, isInAddress }]
  })
}

/** A word as it is written into a page's bytes, escaped for texts, quoted attributes and URLs. */
export function wordInMarkup(word: string, isInAddress: boolean): string {
  return isInAddress
    ? encodeURIComponent(word).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    : word
        .replace(/&/g, '&amp;')
        .replace(/"/g, '&quot;')
        .replace(/'/g, '&#x27;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
}
