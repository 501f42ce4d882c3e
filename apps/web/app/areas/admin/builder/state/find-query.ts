/** What is looked for in the texts of a page. */
export interface Query {
  words: string
  isCaseSensitive: boolean
  isWholeWord: boolean
}

/** What was looked for last on this page: still there when one comes back from a hit. */
export interface FindQuery extends Query {
  replacement: string
}

export const noQuery: FindQuery = { words: '', replacement: '', isCaseSensitive: false, isWholeWord: false }
