import { folded } from './question.rules.ts'

/** As long as words are kept; longer ones are no search that repeats. */
const lettersAtMost = 60

/** What looks like an address, or like a number that reaches a person or names one. */
const personal = /@|\d(?:[\s.()+-]*\d){5,}/

/** Words as the back office lists them; null for what is not kept: nothing, a long text, and what may be about a person. */
export function keptWords(written: string): string | null {
  if (personal.test(written)) return null
  const words = folded(written)
  return words === '' || words.length > lettersAtMost ? null : words
}
