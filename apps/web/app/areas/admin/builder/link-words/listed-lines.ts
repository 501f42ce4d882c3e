import { type LinkWord, linkWordsSchema } from '@naikkelas/page'

/** The words of a list that is typed one a line; blank lines are none. */
export function wordsIn(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** What is wrong with the words of a link, in the sentence that the server would give; undefined when nothing is. */
export function wordMistake(word: LinkWord): string | undefined {
  const parsed = linkWordsSchema.safeParse({ topik: word })
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}
