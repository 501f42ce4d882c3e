/**
 * One text of what documents consist of, for a compressor to find theirs in: their rules and tags in order, but what
 * another document has too only where its neighbour is new, so that long parts stay whole.
 */
export function sharedText(documents: readonly string[]): string {
  const seen = new Set<string>()
  const kept: string[] = []
  for (const document of documents) {
    const parts = partsOf(document)
    const isNew = parts.map((part) => !seen.has(part))
    parts.forEach((part, at) => {
      if (isNew[at - 1] || isNew[at] || isNew[at + 1]) kept.push(part)
      seen.add(part)
    })
  }
  return kept.join('')
}

/** Rules of a stylesheet, and tags with the text before them. */
const partsOf = (document: string) => document.split(/(?<=[}>])/)
