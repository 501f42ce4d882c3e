import { type LinkWordHole, type LinkWordName, marksIn, wordInMarkup } from '@naikkelas/page'

type Say = (name: LinkWordName) => string

/** URL attributes, where a marker is percent-encoded. */
const ADDRESS = / (?:href|action)="[^"]*[\ufdd0-\ufdd6][^"]*"/g

/** Values that a form sends back are compared with the page: they do not depend on the link. */
const SENT = / (?:value|name|id|for)="[^"]*"|<option\b[^>]*>[^<]*/g

/** Markup with its markers replaced, and their positions. */
export function filledMarkup(marked: string, say: Say): { html: string; holes: LinkWordHole[] } {
  const ready = marked
    .replace(ADDRESS, (address) => address.replace(/[\ufdd0-\ufdd6]/g, encodeURIComponent))
    .replace(SENT, (part) => saidText(part, (name) => wordInMarkup(say(name), false)))
  const holes: LinkWordHole[] = []
  let html = ''
  let bytes = 0
  let end = 0
  for (const { name, at, length, isInAddress } of marksIn(ready)) {
    const before = ready.slice(end, at)
    const word = wordInMarkup(say(name), isInAddress)
    bytes += Buffer.byteLength(before)
    holes.push({ name, at: bytes, length: Buffer.byteLength(word), isInAddress })
    bytes += Buffer.byteLength(word)
    html += before + word
    end = at + length
  }
  return { html: html + ready.slice(end), holes }
}

/** A text with its markers replaced, unescaped. */
export function saidText(marked: string, say: Say): string {
  let text = ''
  let end = 0
  for (const { name, at, length, isInAddress } of marksIn(marked)) {
    text += marked.slice(end, at) + (isInAddress ? wordInMarkup(say(name), true) : say(name))
    end = at + length
  }
  return text + marked.slice(end)
}
