import {
  type DrawnLinkWords,
  fallbackOf,
  type LinkWordName,
  linkWordNames,
  listedWords,
  markOf,
  type PageDocument,
} from '@naikkelas/page'
import { filledMarkup, saidText } from './markup/link-word-holes.ts'

/** Dynamic words during rendering: a marker replaces each until its position is known. */
interface DrawingWords {
  /** For a page without dynamic text. */
  isNone: boolean
  mark: (name: LinkWordName) => string | undefined
  /** A text with its default words. */
  said: (marked: string) => string
  /** The same for markup. */
  saidMarkup: (marked: string) => string
  /** Every letter that a link may bring, in both cases, for the fonts. */
  letters: string
  /** The whole page with default words, and the positions of dynamic words; null without any. */
  filled: (marked: string) => { html: string; linkWords: DrawnLinkWords | null }
}

export function linkWordsOf({ linkWords = {} }: Pick<PageDocument, 'linkWords'>): DrawingWords {
  const fallback = fallbackOf(linkWords)
  const taken = linkWordNames.filter((name) => fallback(name) !== undefined)
  if (taken.length === 0)
    return {
      isNone: true,
      mark: () => undefined,
      said: (text) => text,
      saidMarkup: (markup) => markup,
      letters: '',
      filled: (html) => ({ html, linkWords: null }),
    }
  const say = (name: LinkWordName) => fallback(name) ?? ''
  const own = Object.fromEntries(taken.map((name) => [name, linkWords[name]?.words ?? []]))
  const listed = [...listedWords(own).values()].flatMap((words) => [...words.values()]).join('')
  return {
    isNone: false,
    mark: (name) => (taken.includes(name) ? markOf(name) : undefined),
    said: (marked) => saidText(marked, say),
    saidMarkup: (marked) => filledMarkup(marked, say).html,
    letters: [...new Set(listed + listed.toUpperCase())].join(''),
    filled(marked) {
      const { html, holes } = filledMarkup(marked, say)
      const used = new Set(holes.map(({ name }) => name))
      const words = Object.fromEntries(Object.entries(own).filter(([name]) => used.has(name as LinkWordName)))
      return { html, linkWords: holes.length === 0 ? null : { holes, words } }
    },
  }
}
