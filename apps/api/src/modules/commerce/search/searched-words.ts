import { dayInWib } from '@naikkelas/contract/time'
import type { AppContext } from '../../../app-context.ts'
import { isOpenedByPerson, type Opening } from '../../../platform/endpoints/index.ts'
import { perApp } from '../../../platform/per-app.ts'
import { keptWords } from './kept-words.rules.ts'
import { addSearchedWords } from './searched-words.repo.ts'

export interface SearchedWords {
  /** Counts what a person searched for. Counts stay in memory until `flush`. */
  count: (written: string, isEmpty: boolean, opening: Opening) => void
  /** Writes the counts. A crash loses a few seconds of them. */
  flush: () => Promise<void>
}

/** Different words counted between two writings; a flood of others is not counted. */
const wordsAtMost = 2_000

function createSearchedWords({ database, clock }: AppContext): SearchedWords {
  let counts = new Map<string, { day: string; words: string; searches: number; emptySearches: number }>()
  return {
    count(written, isEmpty, opening) {
      const words = keptWords(written)
      if (words === null || !isOpenedByPerson(opening)) return
      const day = dayInWib(clock.now())
      const key = `${day} ${words}`
      const counted = counts.get(key) ?? { day, words, searches: 0, emptySearches: 0 }
      counted.searches += 1
      if (isEmpty) counted.emptySearches += 1
      if (counts.has(key) || counts.size < wordsAtMost) counts.set(key, counted)
    },
    async flush() {
      const due = [...counts.values()]
      counts = new Map()
      if (due.length > 0) await addSearchedWords(database.queries, due)
    },
  }
}

export const searchedWordsOf = perApp(createSearchedWords)
