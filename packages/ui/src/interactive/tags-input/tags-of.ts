/** What separates tags in a text: line ends, commas, semicolons, tabs. */
const separators = /[\n\r\t,;]+/

/** The tags in a text, in order, without spaces around them; none is empty. */
export function tagsIn(text: string): string[] {
  return text
    .split(separators)
    .map((tag) => tag.replace(/\s+/g, ' ').trim())
    .filter((tag) => tag !== '')
}

export const hasSeparator = (text: string) => separators.test(text)

/** Two spellings of one tag: capitals do not count. */
const isSame = (one: string, other: string) => one.toLocaleLowerCase('id') === other.toLocaleLowerCase('id')

export interface Added {
  /** All tags, with the new ones behind the others. */
  tags: readonly string[]
  /** New ones. */
  added: readonly string[]
  /** Given again: as they are written already. */
  repeated: readonly string[]
  /** Refused for their length. */
  tooLong: readonly string[]
  /** Beyond the number there may be. */
  beyond: readonly string[]
}

/** What becomes of tags that are added to others. */
export function withTags(
  before: readonly string[],
  given: readonly string[],
  { maxTags, maxLength }: { maxTags: number; maxLength: number },
): Added {
  const result = {
    tags: [...before],
    added: [] as string[],
    repeated: [] as string[],
    tooLong: [] as string[],
    beyond: [] as string[],
  }
  for (const tag of given) {
    const known = result.tags.find((one) => isSame(one, tag))
    if (known !== undefined) result.repeated.push(known)
    else if (tag.length > maxLength) result.tooLong.push(tag)
    else if (result.tags.length >= maxTags) result.beyond.push(tag)
    else {
      result.tags.push(tag)
      result.added.push(tag)
    }
  }
  return result
}
