import { folded } from './question.rules.ts'

const wordsAtMost = 3

export type Terms = { terms: string[]; mistake: null } | { terms: null; mistake: string }

/** Words as the search compares them, or why one of them cannot be used. */
export function termsOf(words: readonly string[]): Terms {
  const terms = words.map(folded)
  for (const [at, term] of terms.entries()) {
    const written = `“${words[at]}”`
    if (term === '') return wrong(`${written} tidak punya huruf atau angka`)
    if (term.split(' ').length > wordsAtMost) return wrong(`${written} lebih dari ${wordsAtMost} kata`)
    if (terms.indexOf(term) < at) return wrong(`${written} sudah ditulis`)
  }
  return { terms, mistake: null }
}

const wrong = (mistake: string): Terms => ({ terms: null, mistake })
