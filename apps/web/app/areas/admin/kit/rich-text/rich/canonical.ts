import type { BlockNode, InlineNode, ListItemNode, Mark, RichText, TextNode } from '@naikkelas/ui/rich-text/schema'
import { linkSchema } from '@naikkelas/ui/sections/registry'

/** Lists and quotes inside each other; deeper ones would pass the depth that a page may have. */
export const maxNesting = 4

/** The schema's own limits. */
const most = { blocks: 400, items: 200, nested: 50, inlines: 500, characters: 10_000 }

/** Outermost first, as the editor keeps them. */
const markOrder = ['link', 'bold', 'italic', 'underline', 'strike', 'sorot'] as const
type MarkName = (typeof markOrder)[number]

interface LooseNode {
  type?: unknown
  text?: unknown
  marks?: unknown
  attrs?: unknown
  content?: unknown
}

/**
 * Reads anything as a rich text: what the closed set knows is kept, of everything else the words. Equal texts come out
 * equal: marks in one order, neighbouring runs with the same marks joined, and no content at all for one empty line.
 */
export function canonicalRichText(doc: unknown): RichText {
  const content = blocksOf(childrenOf(asNode(doc)), 0).slice(0, most.blocks)
  const [only, ...rest] = content
  const isBlank = only?.type === 'paragraph' && only.content === undefined && rest.length === 0
  return { type: 'doc', content: isBlank ? [] : content }
}

function blocksOf(nodes: readonly LooseNode[], nesting: number): BlockNode[] {
  const blocks: BlockNode[] = []
  let line: LooseNode[] = []
  const endLine = () => {
    if (line.length > 0) blocks.push(...paragraphs(line))
    line = []
  }
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(node)
      continue
    }
    endLine()
    blocks.push(...blockOf(node, nesting))
  }
  endLine()
  return blocks
}

function blockOf(node: LooseNode, nesting: number): BlockNode[] {
  switch (node.type) {
    case 'paragraph':
      return paragraphs(childrenOf(node))
    case 'heading':
      return [{ type: 'heading', attrs: { level: levelOf(node) }, ...inlineContent(childrenOf(node)) }]
    case 'bulletList':
    case 'orderedList':
      return listOf(node, node.type, nesting)
    case 'blockquote': {
      if (nesting >= maxNesting) return blocksOf(childrenOf(node), nesting)
      const content = blocksOf(childrenOf(node), nesting + 1).slice(0, most.nested)
      return content.length > 0 ? [{ type: 'blockquote', content }] : []
    }
    default:
      return blocksOf(childrenOf(node), nesting)
  }
}

function listOf(node: LooseNode, type: 'bulletList' | 'orderedList', nesting: number): BlockNode[] {
  if (nesting >= maxNesting) return childrenOf(node).flatMap((item) => blocksOf(childrenOf(item), nesting))
  const items = childrenOf(node).map((item): ListItemNode => {
    const parts = item.type === 'listItem' ? childrenOf(item) : [item]
    const content = blocksOf(parts, nesting + 1).slice(0, most.nested)
    return { type: 'listItem', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
  })
  return items.length > 0 ? [{ type, content: items.slice(0, most.items) }] : []
}

function paragraphs(nodes: readonly LooseNode[]): BlockNode[] {
  const inlines = inlinesOf(nodes)
  if (inlines.length === 0) return [{ type: 'paragraph' }]
  return Array.from({ length: Math.ceil(inlines.length / most.inlines) }, (_, index) => ({
    type: 'paragraph' as const,
    content: inlines.slice(index * most.inlines, (index + 1) * most.inlines),
  }))
}

function inlineContent(nodes: readonly LooseNode[]): { content?: InlineNode[] } {
  const inlines = inlinesOf(nodes).slice(0, most.inlines)
  return inlines.length > 0 ? { content: inlines } : {}
}

function inlinesOf(nodes: readonly LooseNode[]): InlineNode[] {
  const inlines: InlineNode[] = []
  for (const node of nodes) {
    if (node.type === 'hardBreak') inlines.push({ type: 'hardBreak' })
    else if (typeof node.text === 'string') appendText(inlines, node.text, marksOf(node.marks))
    else
      for (const inner of inlinesOf(childrenOf(node)))
        inner.type === 'text' ? appendText(inlines, inner.text, inner.marks ?? []) : inlines.push(inner)
  }
  return inlines
}

function appendText(inlines: InlineNode[], text: string, marks: readonly Mark[]) {
  const last = inlines.at(-1)
  if (last?.type === 'text' && hasMarks(last, marks) && last.text.length + text.length <= most.characters) {
    inlines[inlines.length - 1] = { ...last, text: last.text + text }
    return
  }
  for (let start = 0; start < text.length; start += most.characters) {
    const part = text.slice(start, start + most.characters)
    inlines.push(marks.length > 0 ? { type: 'text', text: part, marks: [...marks] } : { type: 'text', text: part })
  }
}

function hasMarks(node: TextNode, marks: readonly Mark[]) {
  return JSON.stringify(node.marks ?? []) === JSON.stringify(marks)
}

function marksOf(marks: unknown): Mark[] {
  const found = new Map<MarkName, Mark>()
  for (const mark of Array.isArray(marks) ? marks.map(asNode) : []) {
    const name = markOrder.find((known) => known === mark.type)
    if (name === undefined || found.has(name)) continue
    if (name !== 'link') found.set(name, { type: name })
    else {
      const target = linkSchema.safeParse(asNode(mark.attrs).target)
      if (target.success) found.set(name, { type: 'link', attrs: { target: target.data } })
    }
  }
  return markOrder.flatMap((name) => found.get(name) ?? [])
}

function levelOf(node: LooseNode): 2 | 3 {
  const { level } = asNode(node.attrs) as { level?: unknown }
  return typeof level === 'number' && level > 2 ? 3 : 2
}

const isInline = (node: LooseNode) => typeof node.text === 'string' || node.type === 'hardBreak'

const childrenOf = ({ content }: LooseNode): LooseNode[] => (Array.isArray(content) ? content.map(asNode) : [])

function asNode(value: unknown): LooseNode & { target?: unknown } {
  return typeof value === 'object' && value !== null ? value : {}
}
