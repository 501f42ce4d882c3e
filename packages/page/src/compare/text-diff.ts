/** A run of a text that two versions share, or that only one of them has. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Beyond this many pairs of words a text counts as rewritten: comparing them would take too long. */
const mostPairs = 4_000_000

/**
 * The word-by-word changes of a text. Without the added parts it is the text before, without the removed ones the text
 * after; at one place removed parts come first.
 */
export function diffWords(before: string, after: string): TextPart[] {
  const [from, to] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1
  let end = 0
  while (
    end < from.length - start &&
    end < to.length - start &&
    from[from.length - 1 - end] === to[to.length - 1 - end]
  )
    end += 1
  const middle = changedWords(from.slice(start, from.length - end), to.slice(start, to.length - end))
  return joined([
    { kind: 'same', text: from.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: from.slice(from.length - end).join('') },
  ])
}

/** Words, spaces and single characters; joined they are the text again. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu) ?? []
}

/** The longest common subsequence stays; the rest was removed or added. */
function changedWords(from: readonly string[], to: readonly string[]): TextPart[] {
  if (from.length * to.length > mostPairs)
    return [
      { kind: 'removed', text: from.join('') },
      { kind: 'added', text: to.join('') },
    ]
  const columns = to.length + 1
  // Length of the common subsequence of the rest from (row, column) on.
  const shared = new Uint16Array((from.length + 1) * columns)
  const at = (row: number, column: number) => shared[row * columns + column] ?? 0
  for (let row = from.length - 1; row >= 0; row -= 1)
    for (let column = to.length - 1; column >= 0; column -= 1)
      shared[row * columns + column] =
        from[row] === to[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const parts: TextPart[] = []
  let [row, column] = [0, 0]
  while (row < from.length || column < to.length) {
    const [old, fresh] = [from[row], to[column]]
    if (old !== undefined && old === fresh) {
      parts.push({ kind: 'same', text: old })
      row += 1
      column += 1
    } else if (old !== undefined && (fresh === undefined || at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'removed', text: old })
      row += 1
    } else {
      parts.push({ kind: 'added', text: fresh ?? '' })
      column += 1
    }
  }
  return parts
}

/**
 * Merges adjacent parts of a kind; a space between two changed words belongs to the change, so that phrases stay whole.
 */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  let [removed, added] = ['', '']
  let same = ''
  const endChange = () => {
    if (removed !== '') result.push({ kind: 'removed', text: removed })
    if (added !== '') result.push({ kind: 'added', text: added })
    ;[removed, added] = ['', '']
  }
  const endSame = () => {
    if (same !== '') result.push({ kind: 'same', text: same })
    same = ''
  }
  for (const { kind, text } of parts) {
    if (text === '') continue
    if (kind === 'same') {
      same += text
      continue
    }
    const isInChange = removed !== '' || added !== ''
    if (isInChange && same !== '' && same.trim() === '') {
      removed += same
      added += same
      same = ''
    } else if (same !== '') {
      endChange()
      endSame()
    }
    if (kind === 'removed') removed += text
    else added += text
  }
  endChange()
  endSame()
  return result
}
