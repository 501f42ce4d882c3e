export interface Person {
  id: string
  name: string
}

/** The name that is being written behind an `@` before the caret; null where none is. */
export function mentionAt(text: string, caret: number): { from: number; typed: string } | null {
  const before = text.slice(0, caret)
  const match = /(?:^|[^\p{L}\p{N}])@([\p{L}\p{N}'.-]*(?: [\p{L}\p{N}'.-]*){0,2})$/u.exec(before)
  if (!match) return null
  const typed = match[1] ?? ''
  return { from: caret - typed.length - 1, typed }
}

/** People whose name, or a word of it, starts with the typed text. */
export function matching(people: readonly Person[], typed: string): Person[] {
  const looked = typed.toLowerCase()
  return people
    .filter(({ name }) => {
      const lower = name.toLowerCase()
      return lower.startsWith(looked) || lower.split(/\s+/).some((word) => word.startsWith(looked))
    })
    .slice(0, 6)
}

/** The text with the full name inserted, and the new caret position. */
export function withMention(text: string, { from, typed }: { from: number; typed: string }, name: string) {
  const inserted = `@${name} `
  return {
    text: text.slice(0, from) + inserted + text.slice(from + 1 + typed.length).replace(/^ /, ''),
    caret: from + inserted.length,
  }
}
