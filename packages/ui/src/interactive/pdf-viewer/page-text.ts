import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

export interface PageText {
  content: TextContent
  /** Everything on the page in one line, in lower case: to be searched. */
  text: string
  /** Where each piece of the page begins in it. */
  starts: number[]
}

/** The text of pages, read once. */
export function pageTexts(document: PDFDocumentProxy) {
  const known = new Map<number, Promise<PageText>>()
  return (page: number): Promise<PageText> => {
    const before = known.get(page)
    if (before) return before
    const reading = document.getPage(page).then(async (proxy) => searchable(await proxy.getTextContent()))
    known.set(page, reading)
    return reading
  }
}

export function searchable(content: TextContent): PageText {
  let text = ''
  const starts: number[] = []
  for (const item of content.items) {
    if (!('str' in item)) continue
    starts.push(text.length)
    text += lowered(item.str)
    // A line that ends here does not end a sentence.
    if (item.hasEOL) text += ' '
  }
  return { content, text, starts }
}

/** As long as it was, so that places in it are places on the page. */
export function lowered(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}

/** A place where the words were found. */
export interface Hit {
  page: number
  /** Within the text of the page. */
  from: number
}

export function hitsOn(page: number, text: string, words: string): Hit[] {
  const hits: Hit[] = []
  if (words === '') return hits
  for (let from = text.indexOf(words); from >= 0; from = text.indexOf(words, from + words.length))
    hits.push({ page, from })
  return hits
}

/** The pieces of a page that a stretch of its text lies in, with its ends in the first and the last. */
export function stretchOf(starts: readonly number[], from: number, to: number) {
  const first = starts.findLastIndex((start) => start <= from)
  const last = starts.findLastIndex((start) => start < to)
  return { first, offset: from - (starts[first] ?? 0), last, end: to - (starts[last] ?? 0) }
}
