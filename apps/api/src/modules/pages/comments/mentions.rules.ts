export interface Person {
  id: string
  name: string
}

/**
 * The people the text mentions with `@Nama`, ignoring case: the longest whole name wins. A name that two people share
 * mentions both. An address (`halo@toko.id`) mentions none.
 */
export function mentionsIn(text: string, people: readonly Person[]): Person[] {
  const lower = text.toLowerCase()
  const byLength = people
    .filter(({ name }) => name.trim() !== '')
    .map((person) => ({ person, name: person.name.trim().toLowerCase() }))
    .sort((one, other) => other.name.length - one.name.length)
  const found = new Map<string, Person>()
  for (let at = lower.indexOf('@'); at !== -1; at = lower.indexOf('@', at + 1)) {
    if (isWord(lower[at - 1])) continue
    const longest = byLength.find(({ name }) => lower.startsWith(name, at + 1) && !isWord(lower[at + 1 + name.length]))
    if (!longest) continue
    for (const { person, name } of byLength) if (name === longest.name) found.set(person.id, person)
  }
  return [...found.values()]
}

function isWord(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
}
