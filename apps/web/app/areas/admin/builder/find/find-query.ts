import { create } from 'zustand'
import type { Query } from './matches.ts'

interface FindQuery extends Query {
  replacement: string
  change: (part: Partial<Query & { replacement: string }>) => void
}

/** What was looked for last: still there when one comes back from a hit. */
export const useFindQuery = create<FindQuery>((set) => ({
  words: '',
  replacement: '',
  isCaseSensitive: false,
  isWholeWord: false,
  change: (part) => set(part),
}))
