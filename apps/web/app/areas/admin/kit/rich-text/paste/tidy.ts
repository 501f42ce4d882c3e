import type { DraftNode } from './draft-node.ts'

/**
 * Without what was only spacing: blanks at the ends of lines and beside line breaks, line breaks at the ends, empty
 * lines and empty items.
 */
export function withoutBlanks(nodes: readonly DraftNode[]): DraftNode[] {
  return nodes.flatMap((node): DraftNode[] => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      const content = tidyLine(node.content ?? [])
      return content.length > 0 ? [{ ...node, content }] : []
    }
    if (node.content === undefined) return [node]
    const content = withoutBlanks(node.content)
    return content.length > 0 ? [{ ...node, content }] : []
  })
}

function tidyLine(inlines: readonly DraftNode[]): DraftNode[] {
  const tidy: DraftNode[] = []
  for (const inline of inlines) {
    const last = tidy.at(-1)
    if (inline.type === 'hardBreak') {
      trimEnd(tidy)
      tidy.push(inline)
      continue
    }
    const isAfterBlank = last === undefined || last.type === 'hardBreak' || last.text?.endsWith(' ') === true
    const text = isAfterBlank ? (inline.text ?? '').replace(/^ +/, '') : (inline.text ?? '')
    if (text !== '') tidy.push({ ...inline, text })
  }
  while (tidy.at(-1)?.type === 'hardBreak' || tidy.at(-1)?.text?.trim() === '') tidy.pop()
  trimEnd(tidy)
  while (tidy[0]?.type === 'hardBreak') tidy.shift()
  return tidy
}

function trimEnd(inlines: DraftNode[]) {
  const last = inlines.at(-1)
  if (last?.text === undefined) return
  const text = last.text.replace(/ +$/, '')
  if (text === '') inlines.pop()
  else inlines[inlines.length - 1] = { ...last, text }
}
