import { cities } from './cities.ts'
import { keyOfWord, type LinkWordName, linkWordNames } from './link-words.ts'

const cityKeys = new Map(cities.map((name) => [keyOfWord(name), name]))

/** Words that a link may name, by `keyOfWord`; unused names are left out. */
export type ListedWords = ReadonlyMap<LinkWordName, ReadonlyMap<string, string>>

export function listedWords(words: Readonly<Partial<Record<LinkWordName, readonly string[]>>>): ListedWords {
  return new Map(
    linkWordNames.flatMap((name) => {
      const own = words[name]
      if (!own) return []
      const keyed = own.map((text) => [keyOfWord(text), text] as const)
      return [[name, new Map(name === 'kota' ? [...cityKeys, ...keyed] : keyed)] as const]
    }),
  )
}

/**
 * The listed words that a query names, in the page's spelling. Nothing else of a query is used.
 * @param query with or without its question mark
 */
export function wordsFrom(query: string, listed: ListedWords): Map<LinkWordName, string> {
  const asked = new URLSearchParams(query)
  const said = new Map<LinkWordName, string>()
  for (const [name, words] of listed) {
    const text = words.get(keyOfWord(asked.get(name) ?? ''))
    if (text !== undefined) said.set(name, text)
  }
  return said
}
