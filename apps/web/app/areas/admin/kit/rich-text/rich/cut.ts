import {
  type BlockNode,
  type InlineNode,
  type ListItemNode,
  plainText,
  type RichText,
} from '@naikkelas/ui/rich-text/schema'

/** The beginning of a rich text, at most so many characters of its plain text; the same object when all of it fits. */
export function cutRichText(value: RichText, room: number): RichText {
  if (plainText(value).length <= room) return value
  const left = { room: Math.max(0, room) }
  return { type: 'doc', content: cutBlocks(value.content, left) }
}

/** What is still allowed; counted down on the way. */
interface Left {
  room: number
}

function cutBlocks(blocks: readonly BlockNode[], left: Left): BlockNode[] {
  const kept: BlockNode[] = []
  for (const [index, block] of blocks.entries()) {
    // The line break between two blocks counts as well.
    if (index > 0) left.room -= 1
    if (left.room <= 0) break
    const cut = cutBlock(block, left)
    if (cut) kept.push(cut)
  }
  return kept
}

function cutBlock(block: BlockNode, left: Left): BlockNode | null {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.content ? { ...block, content: cutInlines(block.content, left) } : block
    case 'blockquote': {
      const content = cutBlocks(block.content, left)
      return content.length > 0 ? { ...block, content } : null
    }
    case 'bulletList':
    case 'orderedList': {
      const content = cutItems(block.content, left)
      return content.length > 0 ? { ...block, content } : null
    }
  }
}

function cutItems(items: readonly ListItemNode[], left: Left): ListItemNode[] {
  const kept: ListItemNode[] = []
  for (const [index, item] of items.entries()) {
    if (index > 0) left.room -= 1
    if (left.room <= 0) break
    const content = cutBlocks(item.content, left)
    if (content.length > 0) kept.push({ type: 'listItem', content })
  }
  return kept
}

function cutInlines(inlines: readonly InlineNode[], left: Left): InlineNode[] {
  const kept: InlineNode[] = []
  for (const inline of inlines) {
    if (left.room <= 0) break
    if (inline.type === 'hardBreak') {
      left.room -= 1
      kept.push(inline)
      continue
    }
    const cut = inline.text.slice(0, left.room)
    const text = /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
    left.room -= cut.length
    if (text !== '') kept.push({ ...inline, text })
  }
  return kept
}
