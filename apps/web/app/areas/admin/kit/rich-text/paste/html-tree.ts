import { nameBefore, withQuietStyles, wordsBefore } from './quiet-styles.ts'
import { inertDocument } from './trusted-html.ts'

/** An element as plain data, without the comments and the elements whose content is no text for people. */
export interface HtmlElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: (HtmlElement | string)[]
}

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

/** Elements within each other; the content of deeper ones belongs to the deepest that is kept. */
const MAX_DEPTH = 100

/** Characters; more than the longest article. A clipboard beyond it is read up to here. */
const MAX_LENGTH = 2_000_000

/** Reads any HTML as browsers do, however broken. */
export function htmlTree(html: string): HtmlElement {
  const document = inertDocument(withQuietStyles(html.slice(0, MAX_LENGTH)))
  return { tag: 'body', attributes: {}, children: childrenOf(selectionIn(document), 0) }
}

/** What was selected: clipboards of Windows name it by comments, and hold what is around it as well. */
function selectionIn(document: Document): Node {
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
  let start: Node | undefined
  let end: Node | undefined
  while (comments.nextNode()) {
    const { currentNode } = comments
    if (currentNode.nodeValue === 'StartFragment') start ??= currentNode
    if (currentNode.nodeValue === 'EndFragment') end = currentNode
  }
  const isSelection = start && end && start.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING
  if (!start || !end || !isSelection) return document.body
  const range = document.createRange()
  range.setStartAfter(start)
  range.setEndBefore(end)
  return range.cloneContents()
}

function childrenOf(node: Node, depth: number): (HtmlElement | string)[] {
  return [...node.childNodes].flatMap((child) => {
    if (child.nodeType === Node.TEXT_NODE) return [wordsBefore(child.nodeValue ?? '')]
    if (!(child instanceof Element) || silent.has(child.localName)) return []
    const children = childrenOf(child, depth + 1)
    if (depth >= MAX_DEPTH) return children
    const attributes = Object.fromEntries(
      [...child.attributes].map(({ name, value }) => [nameBefore(name), wordsBefore(value)]),
    )
    return [{ tag: child.localName, attributes, children }]
  })
}

/** The whole text of an element. */
export function textOf(node: HtmlElement | string): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}
