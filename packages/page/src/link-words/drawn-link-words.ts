import { type OrderFactName, orderFactNames, type OrderPartName, orderPartNames } from '../order-words/order-words.ts'
import { type LinkWordName, linkWordNames } from './link-words.ts'

/** What fills a hole in a drawn page: a word of the link, a fact of an order, or a part that only some orders have. */
export type HoleName = LinkWordName | OrderFactName | OrderPartName

/** Position of one dynamic word in a drawn page, or of a part with everything in it. */
export interface LinkWordHole {
  name: HoleName
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

/** Code points that are no characters: never typed, and never sent. */
const FIRST_MARK = 0xfdd0

const markedNames: readonly HoleName[] = [...linkWordNames, ...orderFactNames, ...orderPartNames]
const signAt = (index: number) => String.fromCharCode(FIRST_MARK + index)

/** Placeholder of a word during rendering; of a part, its beginning. */
export const markOf = (name: HoleName) => signAt(markedNames.indexOf(name))

/** Where a part ends. */
export const endMarkOf = (name: OrderPartName) => signAt(markedNames.length + orderPartNames.indexOf(name))

const isPart = (name: HoleName): name is OrderPartName => (orderPartNames as readonly string[]).includes(name)
const orderFacts: ReadonlySet<string> = new Set(orderFactNames)
export const isOrderFact = (name: HoleName): name is OrderFactName => orderFacts.has(name)

const signs = Array.from({ length: markedNames.length + orderPartNames.length }, (_, index) => signAt(index))
const inAddress = signs.map(encodeURIComponent)
const ANY_MARK = new RegExp(`[${signs.join('')}]|${inAddress.join('|')}`, 'g')

export interface Mark {
  name: HoleName
  /** A word is at one place; a part is between two. */
  role: 'word' | 'begin' | 'end'
  at: number
  length: number
  isInAddress: boolean
}

/** The markers in a text, in order; those inside URLs are percent-encoded. */
export function marksIn(text: string): Mark[] {
  return [...text.matchAll(ANY_MARK)].flatMap(({ 0: mark, index }): Mark[] => {
    const isInAddress = mark.length > 1
    const sign = isInAddress ? inAddress.indexOf(mark) : mark.charCodeAt(0) - FIRST_MARK
    const name = markedNames[sign]
    const place = { at: index, length: mark.length, isInAddress }
    if (name !== undefined) return [{ ...place, name, role: isPart(name) ? 'begin' : 'word' }]
    const ended = orderPartNames[sign - markedNames.length]
    return ended === undefined ? [] : [{ ...place, name: ended, role: 'end' }]
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

/** A path of this site as it is written into an address. */
const pathInMarkup = (path: string) =>
  path
    .split('/')
    .map((segment) => wordInMarkup(segment, true))
    .join('/')

/** What a hole of this name is filled with. */
export const filling = (name: HoleName, word: string, isInAddress: boolean): string =>
  isInAddress && (name === 'pesanan' || name === 'lanjut') ? pathInMarkup(word) : wordInMarkup(word, isInAddress)
