import type { DraftNode } from './draft-node.ts'
import { type HtmlElement, textOf } from './html-tree.ts'
import { styleOf } from './styles.ts'

/**
 * Word writes a list as paragraphs that carry their level in a style and their bullet as text. Such a paragraph, and
 * what it holds without the bullet; null for every other element.
 */
export function wordListLine(element: HtmlElement): { node: DraftNode; rest: HtmlElement } | null {
  const list = styleOf(element).get('mso-list')
  const level = /level(\d+)/.exec(list ?? '')?.[1]
  if (level === undefined) return null
  const marker = markerOf(element)
  const isOrdered = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker)
  return { node: { type: 'listLine', attrs: { level: Number(level), isOrdered } }, rest: withoutMarker(element) }
}

const isMarker = (node: HtmlElement | string) => typeof node !== 'string' && styleOf(node).get('mso-list') === 'ignore'

function markerOf(element: HtmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? '' : isMarker(child) ? textOf(child) : markerOf(child)))
    .join('')
}

function withoutMarker(element: HtmlElement): HtmlElement {
  const children = element.children
    .filter((child) => !isMarker(child))
    .map((child) => (typeof child === 'string' ? child : withoutMarker(child)))
  return { ...element, children }
}

/** Neighbouring list lines as lists, inner levels inside the item above them. */
export function joinedWordLists(blocks: readonly DraftNode[]): DraftNode[] {
  const joined: DraftNode[] = []
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index]
    if (!block) continue
    if (block.type !== 'listLine') {
      joined.push(block.content ? { ...block, content: joinedWordLists(block.content) } : block)
      continue
    }
    let end = index
    while (blocks[end]?.type === 'listLine') end++
    joined.push(...listsOf(blocks.slice(index, end)))
    index = end - 1
  }
  return joined
}

const levelOf = ({ attrs }: DraftNode) => Number(attrs?.level ?? 1)

function listsOf(lines: readonly DraftNode[]): DraftNode[] {
  const lists: DraftNode[] = []
  const outermost = Math.min(...lines.map(levelOf))
  for (let index = 0; index < lines.length; ) {
    const line = lines[index]
    if (!line) break
    let end = index + 1
    while (end < lines.length && levelOf(lines[end] ?? line) > outermost) end++
    const inner = listsOf(lines.slice(index + 1, end))
    // A line that begins deeper than the rest has no item above it to lie in.
    const item: DraftNode = { type: 'listItem', content: [...(line.content ?? []), ...inner] }
    const type = line.attrs?.isOrdered === true ? 'orderedList' : 'bulletList'
    const last = lists.at(-1)
    if (last?.type === type) last.content = [...(last.content ?? []), item]
    else lists.push({ type, content: [item] })
    index = end
  }
  return lists
}
