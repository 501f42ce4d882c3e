import { type LinkWordName, linkWordNames } from './link-words.ts'

/** Where one word of the link stands in a drawn page. */
export interface LinkWordHole {
  name: LinkWordName
  /** First byte, of UTF-8. */
  at: number
  /** Bytes of what is said without a link. */
  length: number
  /** Within an address, where words are spelt with percent signs. */
  isInAddress: boolean
}

/** What of a drawn page may be said in other words: a page that says what it says without a link, and its holes. */
export interface DrawnLinkWords {
  /** In the order of the page. */
  holes: readonly LinkWordHole[]
  /** What may be named beside the cities, by name; only names that have a hole. */
  words: Partial<Record<LinkWordName, readonly string[]>>
}

/** Unicode keeps these code points for programs: nobody writes one, and none is ever sent. */
const FIRST_MARK = 0xfdd0

/** Stands for a word while a page is drawn. */
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

/** The marks in a text, in their order; those within addresses are spelt with percent signs. */
export function marksIn(text: string): Mark[] {
  return [...text.matchAll(ANY_MARK)].flatMap(({ 0: mark, index }) => {
    const isInAddress = mark.length > 1
    const name = linkWordNames[isInAddress ? inAddress.indexOf(mark) : mark.charCodeAt(0) - FIRST_MARK]
    return name === undefined ? [] : [{ name, at: index, length: mark.length, isInAddress }]
  })
}

/** A word as it stands in a page's bytes, safe in texts, in attributes between quotes and in addresses. */
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
