/** A tag of markup that React wrote: attributes are always quoted, text contains no bare angle bracket. */
export interface MarkupTag {
  isEnd: boolean
  name: string
  attributes: Map<string, string>
}

/** A tag as it is written: its text from `at` on; `source` is its attributes. */
export interface WrittenTag {
  isEnd: boolean
  name: string
  source: string
  at: number
  text: string
}

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([^\s=>"]+)(?:="([^"]*)")?/g
const ENTITY = /&(amp|lt|gt|quot|#x27);/g
const characters = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const

/** Every tag in document order. */
export function* markupTags(markup: string): Generator<MarkupTag> {
  for (const [, slash, name = '', attributes = ''] of markup.matchAll(TAG)) {
    yield { isEnd: slash === '/', name: name.toLowerCase(), attributes: readAttributes(attributes) }
  }
}

/** The same without reading attributes. */
export function* writtenTags(markup: string): Generator<WrittenTag> {
  for (const { 0: text, 1: slash, 2: name = '', 3: source = '', index: at } of markup.matchAll(TAG))
    yield { isEnd: slash === '/', name: name.toLowerCase(), source, at, text }
}

/** The markup with the attributes of every start tag replaced by the result of `change`; text is unchanged. */
export function rewriteTags(markup: string, change: (tag: MarkupTag) => ReadonlyMap<string, string>): string {
  return markup.replace(TAG, (whole, slash: string, name: string, attributes: string) => {
    if (slash === '/' || attributes === '') return whole
    return writtenTag(name, change({ isEnd: false, name: name.toLowerCase(), attributes: readAttributes(attributes) }))
  })
}

export function writtenTag(name: string, attributes: ReadonlyMap<string, string>): string {
  const written = [...attributes].map(([key, value]) => ` ${key}${value === '' ? '' : `="${escapeAttribute(value)}"`}`)
  return `<${name}${written.join('')}>`
}

/** Text as an attribute's value between double quotes. */
export function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

export function readAttributes(source: string): Map<string, string> {
  return new Map([...source.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]))
}

function decoded(value: string): string {
  return value.includes('&') ? value.replace(ENTITY, (_, name: keyof typeof characters) => characters[name]) : value
}
