import type { Mark, RichText } from '@naikkelas/ui/rich-text/schema'
import { canonicalRichText } from '../rich/canonical.ts'
import { type HtmlElement, htmlTree, textOf } from './html-tree.ts'
import { marksInside } from './marks-of.ts'
import { styleOf } from './styles.ts'
import { withoutBlanks } from './tidy.ts'
import { joinedWordLists, wordListLine } from './word-lists.ts'
import type { DraftNode } from './draft-node.ts'

const headings: Readonly<Record<string, number>> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 }
const lines = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'figure',
  'figcaption',
  'address',
  'pre',
  'dl',
  'dt',
  'dd',
  'form',
  'fieldset',
  'details',
  'summary',
  'center',
  'body',
  'html',
  'caption',
])
const skipped = new Set(['head', 'button', 'audio', 'video', 'canvas', 'hr', 'option', 'o:p', 'del-placeholder'])

/** Cleans HTML into our rich text. It is parsed in an inert document: no address in it is fetched and nothing in it runs. */
export function htmlToRichText(html: string): RichText {
  return canonicalRichText({
    type: 'doc',
    content: withoutBlanks(joinedWordLists(blocksIn(htmlTree(html), []))),
  })
}

/** Children of an element as blocks: loose words between blocks become lines of their own. */
function blocksIn(element: HtmlElement, marks: readonly Mark[]): DraftNode[] {
  const blocks: DraftNode[] = []
  let line: DraftNode[] = []
  const endLine = () => {
    // Blanks between two blocks are the layout of the source, no line.
    if (line.some(({ type, text }) => type !== 'text' || text?.trim() !== ''))
      blocks.push({ type: 'paragraph', content: line })
    line = []
  }
  for (const child of element.children) {
    if (typeof child === 'string') line.push(...words(child, marks))
    else if (isHidden(child)) continue
    else if (isBlock(child)) {
      endLine()
      blocks.push(...blocksOf(child, marks))
    } else line.push(...inlinesOf(child, marks))
  }
  endLine()
  return blocks
}

function blocksOf(element: HtmlElement, around: readonly Mark[]): DraftNode[] {
  const { tag } = element
  const marks = marksInside(element, around)
  const level = headings[tag]
  // A heading is bold by itself.
  if (level !== undefined)
    return blocksIn(
      element,
      marks.filter(({ type }) => type !== 'bold'),
    ).map((block) => asHeading(block, level))
  if (tag === 'ul' || tag === 'ol')
    return [{ type: tag === 'ul' ? 'bulletList' : 'orderedList', content: itemsOf(element, marks) }]
  if (tag === 'li') return [{ type: 'bulletList', content: [{ type: 'listItem', content: blocksIn(element, marks) }] }]
  if (tag === 'blockquote') return [{ type: 'blockquote', content: blocksIn(element, marks) }]
  if (tag === 'table') return rowsOf(element).map((row) => ({ type: 'paragraph', content: cellsOf(row, marks) }))
  // Excel marks the selection inside its table.
  if (tag === 'tr') return [{ type: 'paragraph', content: cellsOf(element, marks) }]
  const listLine = wordListLine(element)
  if (listLine) return [{ ...listLine.node, content: blocksIn(listLine.rest, marks) }]
  if (/^mso(title|heading)/i.test(element.attributes.class ?? ''))
    return blocksIn(element, marks).map((block) => asHeading(block, 2))
  return blocksIn(element, marks)
}

function asHeading(block: DraftNode, level: number): DraftNode {
  if (block.type !== 'paragraph') return block
  const content = (block.content ?? []).map((inline) =>
    inline.marks ? { ...inline, marks: inline.marks.filter(({ type }) => type !== 'bold') } : inline,
  )
  return { type: 'heading', attrs: { level }, content }
}

function itemsOf(list: HtmlElement, marks: readonly Mark[]): DraftNode[] {
  const items: DraftNode[] = []
  for (const child of list.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '')
        items.push({ type: 'listItem', content: [{ type: 'paragraph', content: words(child, marks) }] })
      continue
    }
    if (isHidden(child)) continue
    const last = items.at(-1)
    // Google Docs and Word put an inner list beside its item, not into it.
    if (last && (child.tag === 'ul' || child.tag === 'ol'))
      last.content = [...(last.content ?? []), ...blocksOf(child, marks)]
    else
      items.push({
        type: 'listItem',
        content: child.tag === 'li' ? blocksIn(child, marksInside(child, marks)) : blocksOf(child, marks),
      })
  }
  return items
}

function rowsOf(table: HtmlElement): HtmlElement[] {
  return table.children.flatMap((child) =>
    typeof child === 'string' || isHidden(child) ? [] : child.tag === 'tr' ? [child] : rowsOf(child),
  )
}

function cellsOf(row: HtmlElement, marks: readonly Mark[]): DraftNode[] {
  const cells = row.children.filter((child) => typeof child !== 'string').filter((cell) => textOf(cell).trim() !== '')
  return cells.flatMap((cell, index) => [
    ...(index > 0 ? [{ type: 'text', text: ' · ' }] : []),
    ...flattened(blocksIn(cell, marksInside(cell, marks))),
  ])
}

const flattened = (blocks: readonly DraftNode[]): DraftNode[] =>
  blocks.flatMap(({ content = [] }, index) => [
    ...(index > 0 ? [{ type: 'text', text: ' ' }] : []),
    ...content.flatMap((node) => (node.type === 'text' || node.type === 'hardBreak' ? [node] : flattened([node]))),
  ])

function inlinesOf(element: HtmlElement, around: readonly Mark[]): DraftNode[] {
  if (element.tag === 'br') return [{ type: 'hardBreak' }]
  if (element.tag === 'img') return words(emojiOf(element), around)
  const marks = marksInside(element, around)
  return element.children.flatMap((child) =>
    typeof child === 'string'
      ? words(child, marks)
      : isHidden(child)
        ? []
        : isBlock(child)
          ? flattened(blocksOf(child, marks))
          : inlinesOf(child, marks),
  )
}

/** WhatsApp and others draw emoji as pictures; their words are in `alt`. */
function emojiOf({ attributes }: HtmlElement): string {
  const alt = attributes.alt ?? ''
  return alt.length <= 16 && /\p{Extended_Pictographic}/u.test(alt) ? alt : ''
}

// Zero-width marks and soft hyphens come along unseen; they would count as characters.
function words(text: string, marks: readonly Mark[]): DraftNode[] {
  const shown = text.replace(/[\u200b\u2060\ufeff\u00ad]/g, '').replace(/[\s\u00a0]+/g, ' ')
  return shown === '' ? [] : [marks.length > 0 ? { type: 'text', text: shown, marks } : { type: 'text', text: shown }]
}

function isHidden(element: HtmlElement): boolean {
  if (skipped.has(element.tag) || Object.hasOwn(element.attributes, 'hidden')) return true
  const style = styleOf(element)
  return style.get('display') === 'none' || style.get('visibility') === 'hidden' || style.get('mso-hide') === 'all'
}

/** Whether an element makes lines of its own, or one inside it does (Google Docs wraps whole texts in a <b>). */
function isBlock(element: HtmlElement): boolean {
  const { tag } = element
  if (
    lines.has(tag) ||
    headings[tag] !== undefined ||
    ['ul', 'ol', 'li', 'blockquote', 'table', 'tr', 'td', 'th'].includes(tag)
  )
    return true
  return element.children.some((child) => typeof child !== 'string' && isBlock(child))
}
