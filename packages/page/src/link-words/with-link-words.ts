import type { PageDocument } from '../document.ts'
import { fallbackOf, type Say, sayLinkWordsDeep } from './link-words.ts'

/** A page with the words of a link in all its texts: sections, offer, search data. @default the default words */
export function withLinkWords(document: PageDocument, say: Say = fallbackOf(document.linkWords)): PageDocument {
  return {
    ...document,
    seo: sayLinkWordsDeep(document.seo, say),
    offer: sayLinkWordsDeep(document.offer, say),
    sections: sayLinkWordsDeep(document.sections, say),
  }
}
