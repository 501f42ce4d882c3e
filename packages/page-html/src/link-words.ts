import {
  type DrawnLinkWords,
  fallbackOf,
  type HoleName,
  isOrderFact,
  type LinkWordName,
  linkWordNames,
  listedWords,
  markOf,
  type PageDocument,
  sampleOrder,
  sayOrderWordsDeep,
  withLinkWords,
} from '@naikkelas/page'
import { filledMarkup, saidText } from './markup/link-word-holes.ts'

/** Dynamic words during rendering: a marker replaces each until its position is known. */
interface DrawingWords {
  /** The page as it is drawn, with markers for its words. */
  marked: PageDocument
  /** A text with its default words. */
  said: (marked: string) => string
  /** The same for markup. */
  saidMarkup: (marked: string) => string
  /** Every letter that a link or an order may bring, for the fonts. */
  letters: string
  /** The whole page with default words, and the positions of dynamic words; null without any. */
  filled: (marked: string) => { html: string; linkWords: DrawnLinkWords | null }
}

/** What people and their orders are called with; rarer letters come from the device. */
const orderLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-–&()/+\':"'

/** @param hasOrder whether the page is filled in for an order; it is drawn with a sample of one */
export function linkWordsOf(document: PageDocument, { hasOrder }: { hasOrder: boolean }): DrawingWords {
  const { linkWords = {} } = document
  const fallback = fallbackOf(linkWords)
  const taken = linkWordNames.filter((name) => fallback(name) !== undefined)
  if (taken.length === 0 && !hasOrder)
    return {
      marked: withLinkWords(document),
      said: (text) => text,
      saidMarkup: (markup) => markup,
      letters: '',
      filled: (html) => ({ html, linkWords: null }),
    }
  const wordOf = (name: HoleName) => fallback(name as LinkWordName) ?? ''
  const say = (name: HoleName) => (isOrderFact(name) ? sampleOrder[name] : wordOf(name))
  // As it is written: what a form sends is compared with the page, which knows no order.
  const saySent = (name: HoleName) => (isOrderFact(name) ? `{${name}}` : wordOf(name))
  const own = Object.fromEntries(taken.map((name) => [name, linkWords[name]?.words ?? []]))
  const listed = [...listedWords(own).values()].flatMap((words) => [...words.values()]).join('')
  const withWords = withLinkWords(document, (name) => (taken.includes(name) ? markOf(name) : undefined))
  return {
    marked: hasOrder ? sayOrderWordsDeep(withWords, markOf) : withWords,
    said: (marked) => saidText(marked, say),
    saidMarkup: (marked) => filledMarkup(marked, { say, saySent }).html,
    letters: [...new Set(listed + listed.toUpperCase() + (hasOrder ? orderLetters : ''))].join(''),
    filled(marked) {
      const { html, holes } = filledMarkup(marked, { say, saySent })
      const used = new Set(holes.map(({ name }) => name))
      const words = Object.fromEntries(Object.entries(own).filter(([name]) => used.has(name as LinkWordName)))
      return { html, linkWords: holes.length === 0 ? null : { holes, words } }
    },
  }
}
