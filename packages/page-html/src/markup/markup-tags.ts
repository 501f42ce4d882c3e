/** A tag of markup that React wrote: attributes are always quoted, text contains no bare angle bracket. */
export interface MarkupTag {
  isEnd: boolean
  name: string
  attributes: Map<string, string>
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

/** The markup with the attributes of every start tag replaced by the result of `change`; text is unchanged. */
export function rewriteTags(markup: string, change: (tag: MarkupTag) => ReadonlyMap<string, string>): string {
  return markup.replace(TAG, (whole, slash: string, name: string, attributes: string) => {
    if (slash === '/' || attributes === '') return whole
    const changed = change({ isEnd: false, name: name.toLowerCase(), attributes: readAttributes(attributes) })
    return `<${name}${[...changed].map(([key, value]) => ` ${key}${value === '' ? '' : `="${escapeAttribute(value)}"`}`).join('')}>`
  })
}

/** Text as an attribute's value between double quotes. */
export function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function readAttributes(source: string): Map<string, string> {
  return new Map([...source.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]))
}

function decoded(value: string): string {
  return value.includes('&') ? value.replace(ENTITY, (_, name: keyof typeof characters) => characters[name]) : value
}
