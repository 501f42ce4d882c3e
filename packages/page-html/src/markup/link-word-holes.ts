import { filling, type HoleName, type LinkWordHole, marksIn, wordInMarkup } from '@naikkelas/page'

type Say = (name: HoleName) => string

/** URL attributes, where a marker is percent-encoded. */
const ADDRESS = / (?:href|action)="[^"]*[\ufdd0-\ufdef][^"]*"/g

/** Values that a form sends back are compared with the page: they do not depend on the link. */
const SENT = / (?:value|name|id|for)="[^"]*"|<option\b[^>]*>[^<]*/g

/** Markup with its markers replaced, and their positions. */
export function filledMarkup(
  marked: string,
  { say, saySent = say }: { say: Say; saySent?: Say },
): { html: string; holes: LinkWordHole[] } {
  const ready = marked
    .replace(ADDRESS, (address) => address.replace(/[\ufdd0-\ufdef]/g, encodeURIComponent))
    .replace(SENT, (part) => saidText(part, (name) => wordInMarkup(saySent(name), false)))
  const holes: LinkWordHole[] = []
  let html = ''
  let bytes = 0
  let end = 0
  for (const { name, role, at, length, isInAddress } of marksIn(ready)) {
    const before = ready.slice(end, at)
    const word = role === 'word' ? filling(name, say(name), isInAddress) : ''
    bytes += Buffer.byteLength(before)
    if (role === 'end') endPart(holes, name, bytes)
    else holes.push({ name, at: bytes, length: Buffer.byteLength(word), isInAddress })
    bytes += Buffer.byteLength(word)
    html += before + word
    end = at + length
  }
  return { html: html + ready.slice(end), holes }
}

/** The part that was begun last ends here. */
function endPart(holes: LinkWordHole[], name: HoleName, end: number): void {
  const begun = holes.findLast((hole) => hole.name === name)
  if (begun) begun.length = end - begun.at
}

/** A text with its markers replaced, unescaped. */
export function saidText(marked: string, say: Say): string {
  let text = ''
  let end = 0
  for (const { name, role, at, length, isInAddress } of marksIn(marked)) {
    const word = role === 'word' ? say(name) : ''
    text += marked.slice(end, at) + (isInAddress ? filling(name, word, true) : word)
    end = at + length
  }
  return text + marked.slice(end)
}
