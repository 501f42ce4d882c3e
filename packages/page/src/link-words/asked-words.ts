import { cities } from './cities.ts'
import { keyOfWord, type LinkWordName, linkWordNames } from './link-words.ts'

const cityKeys = new Map(cities.map((name) => [keyOfWord(name), name]))

/** What a link may say for each name, by `keyOfWord`; names that the page does not use are left out. */
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
 * The words that a link names out of those that are listed, as the page writes them. Nothing else of a query is kept.
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
