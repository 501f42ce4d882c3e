import type { RichText } from '@naikkelas/ui/rich-text/schema'

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })

/** Paragraphs, and a list of points below them. */
export function textOf(paragraphs: readonly string[], points: readonly string[] = []): RichText {
  const list = {
    type: 'bulletList' as const,
    content: points.map((point) => ({ type: 'listItem' as const, content: [paragraph(point)] })),
  }
  return { type: 'doc', content: [...paragraphs.map(paragraph), ...(points.length === 0 ? [] : [list])] }
}

/** A text of the demonstration: blocks between empty lines; `## ` begins a heading, `- ` a point, `1. ` a numbered one. */
export function richTextOf(written: string): RichText {
  const blocks = written.trim().split(/\n\n+/)
  return { type: 'doc', content: blocks.flatMap(blocksOf) }
}

function blocksOf(block: string): RichText['content'] {
  const lines = block.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  if (first.startsWith('## '))
    return [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: first.slice(3) }] }]
  if (first.startsWith('- ')) return [listOf('bulletList', lines, /^- /)]
  if (/^\d+\. /.test(first)) return [listOf('orderedList', lines, /^\d+\. /)]
  return [paragraph(lines.join(' '))]
}

const listOf = (type: 'bulletList' | 'orderedList', lines: readonly string[], mark: RegExp) => ({
  type,
  content: lines.map((line) => ({ type: 'listItem' as const, content: [paragraph(line.replace(mark, ''))] })),
})
