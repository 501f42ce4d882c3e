/** Ends of clauses and sentences. Colons are none: what follows one belongs to it. */
const BREAK = /([.!?]+(?:\s+|$)|[,;]\s+|\s+[•·|–—]\s+|\n+)/

/**
 * A text without the clauses that cannot be said, so that no hole is left where a value is missing: the sentence that
 * loses its last clause keeps its full stop, the one that loses its first still begins with a capital.
 */
export function withoutClauses(text: string, isUnsayable: (clause: string) => boolean): string {
  const parts = text.split(BREAK)
  const kept: { clause: string; end: string }[] = []
  let opensSentence = true
  let hasLostOpening = false
  for (let at = 0; at < parts.length; at += 2) {
    const clause = parts[at] ?? ''
    const end = parts[at + 1] ?? ''
    const last = kept.at(-1)
    if (clause !== '' && isUnsayable(clause)) {
      hasLostOpening ||= opensSentence
      // The clause before it gets its ending; a sentence lost whole takes its end with it.
      if (!opensSentence && last && !hasLostOpening) last.end = end
      if (endsSentence(end)) [opensSentence, hasLostOpening] = [true, false]
      continue
    }
    kept.push({ clause: hasLostOpening && opensSentence ? capitalised(clause) : clause, end })
    opensSentence = endsSentence(end)
    hasLostOpening = false
  }
  return kept
    .map(({ clause, end }) => clause + end)
    .join('')
    .trim()
}

const endsSentence = (end: string) => /[.!?\n]/.test(end)

const capitalised = (clause: string) => clause.charAt(0).toUpperCase() + clause.slice(1)
