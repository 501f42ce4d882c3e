import { visibleText } from '../markup/visible-text.ts'

/** As much as search results and messengers show. */
const LONGEST = 160
/** Shorter ones are labels and notes. */
const SHORTEST = 40

/** The first words of the page that say something, for a page whose description was left empty; empty without any. */
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
