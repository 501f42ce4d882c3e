import { visibleText } from '../markup/visible-text.ts'

/** Length that search results and messengers show. */
const LONGEST = 160
/** Shorter texts are labels and notes. */
const SHORTEST = 40

/** The first substantial text of the page, for a page without a description; empty without any. */
export function firstWords(markup: string): string {
  for (const [, attributes = '', inner = ''] of markup.matchAll(/<p\b([^>]*)>([\s\S]*?)<\/p>/g)) {
    const text = attributes.includes('ui:eyebrow') ? '' : visibleText(inner)
    if (text.length >= SHORTEST) return shortened(text)
  }
  return ''
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const start = text.slice(0, LONGEST)
  const sentence = start.search(/[.!?](?=\s)[^.!?]*$/)
  return sentence >= SHORTEST
    ? start.slice(0, sentence + 1)
    : `${start.slice(0, start.lastIndexOf(' ', LONGEST - 2))} …`
}
