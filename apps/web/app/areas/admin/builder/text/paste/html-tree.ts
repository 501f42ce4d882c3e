import { decodeEntities } from './html-entities.ts'

/** HTML as plain data: nothing of it is ever handed to a browser. */
export interface HtmlElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: (HtmlElement | string)[]
}

const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])

/** Their content is no text for people; it is skipped as a whole, whatever it looks like. */
const silent = new Set([
  'script',
  'style',
  'title',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'select',
  'xml',
])

/** Which open elements a new one ends: people and programs leave out these end tags. */
const endedBy: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  p: ['p'],
}
/** …but not beyond these. */
const wall: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  tr: ['table'],
  td: ['tr', 'table'],
  th: ['tr', 'table'],
  p: ['div', 'td', 'th', 'li', 'blockquote', 'body', 'section', 'article'],
}

const greatestDepth = 100

// Comments, conditional ones of Word included; declarations; tags with quoted or bare attributes.
const piece = /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<\?[^>]*>|<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi
const attribute = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** More than the longest article; a clipboard beyond it is read up to here. */
const greatestLength = 2_000_000

/** Reads any HTML, however broken. */
export function htmlTree(source: string): HtmlElement {
  const html = source.slice(0, greatestLength)
  const root: HtmlElement = { tag: 'body', attributes: {}, children: [] }
  const open: HtmlElement[] = [root]
  const here = () => open.at(-1) ?? root
  const addText = (text: string) => {
    if (text !== '') here().children.push(decodeEntities(text))
  }
  let at = 0
  piece.lastIndex = 0
  for (let match = piece.exec(html); match; match = piece.exec(html)) {
    addText(html.slice(at, match.index))
    at = piece.lastIndex
    const [, slash, name, rest] = match
    if (name === undefined) continue
    const tag = name.toLowerCase()
    if (slash === '/') {
      closeUpTo(open, tag)
      continue
    }
    if (silent.has(tag) && rest?.endsWith('/') !== true) {
      at = piece.lastIndex = endOf(html, tag, at)
      continue
    }
    closeFor(open, tag)
    const element: HtmlElement = { tag, attributes: attributesOf(rest ?? ''), children: [] }
    here().children.push(element)
    if (!empty.has(tag) && open.length < greatestDepth) open.push(element)
  }
  addText(html.slice(at))
  return root
}

/** Where an element that is skipped ends; without an end tag, as browsers read it, all the rest belongs to it. */
function endOf(html: string, tag: string, from: number): number {
  const end = new RegExp(`</${tag}\\s*>`, 'gi')
  end.lastIndex = from
  return end.exec(html) === null ? html.length : end.lastIndex
}

function closeUpTo(open: HtmlElement[], tag: string) {
  const index = open.findLastIndex((element) => element.tag === tag)
  if (index > 0) open.length = index
}

function closeFor(open: HtmlElement[], tag: string) {
  const ended = endedBy[tag]
  if (!ended) return
  const from = open.findLastIndex((element) => wall[tag]?.includes(element.tag))
  const index = open.findIndex((element, position) => position > Math.max(0, from) && ended.includes(element.tag))
  if (index > 0) open.length = index
}

function attributesOf(source: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    const key = name.toLowerCase()
    if (!Object.hasOwn(attributes, key)) attributes[key] = decodeEntities(double ?? single ?? bare ?? '')
  }
  return attributes
}

/** The whole text of an element. */
export function textOf(node: HtmlElement | string): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}
