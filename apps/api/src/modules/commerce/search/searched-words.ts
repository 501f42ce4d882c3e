import { dayInWib } from '@naikkelas/contract/time'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../../app-context.ts'
import { isOpenedByPerson, type Opening } from '../../../platform/endpoints/index.ts'
import { perApp } from '../../../platform/per-app.ts'
import { keptWords } from './kept-words.rules.ts'
import { addSearchedWords } from './searched-words.repo.ts'

export interface SearchedWords {
  /** Counts what a person searched for. Counts stay in memory until `flush`. */
  count: (written: string, isEmpty: boolean, opening: Opening) => void
  /** Counts a search whose page was sent from memory: it found something if the last one for these words did. */
  countRepeated: (written: string, opening: Opening) => void
  /** Writes the counts. A crash loses a few seconds of them. */
  flush: () => Promise<void>
}

/** Different words counted between two writings; a flood of others is not counted. */
const wordsAtMost = 2_000

function createSearchedWords({ database, clock }: AppContext): SearchedWords {
  let counts = new Map<string, { day: string; words: string; searches: number; emptySearches: number }>()
  /** Whether the last search for words found nothing. */
  const lastEmpty = new LRUCache<string, boolean>({ max: wordsAtMost })
  function add(words: string, isEmpty: boolean, opening: Opening) {
    if (!isOpenedByPerson(opening)) return
    const day = dayInWib(clock.now())
    const key = `${day} ${words}`
    const counted = counts.get(key) ?? { day, words, searches: 0, emptySearches: 0 }
    counted.searches += 1
    if (isEmpty) counted.emptySearches += 1
    if (counts.has(key) || counts.size < wordsAtMost) counts.set(key, counted)
  }
  return {
    count(written, isEmpty, opening) {
      const words = keptWords(written)
      if (words === null) return
      lastEmpty.set(words, isEmpty)
      add(words, isEmpty, opening)
    },
    countRepeated(written, opening) {
      const words = keptWords(written)
      if (words !== null) add(words, lastEmpty.get(words) ?? false, opening)
    },
    async flush() {
      const due = [...counts.values()]
      counts = new Map()
      if (due.length > 0) await addSearchedWords(database.queries, due)
    },
  }
}

export const searchedWordsOf = perApp(createSearchedWords)
