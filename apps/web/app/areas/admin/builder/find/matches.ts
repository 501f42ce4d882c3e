import type { Query } from '../state/find-query.ts'
import type { BlockNode, InlineNode, RichText } from '@naikkelas/ui/rich-text/schema'

/** Position of a match in a text: first character and one past the last. */
export interface Match {
  from: number
  to: number
}

/** All matches in a text, without overlaps. */
export function matchesIn(text: string, { words, isCaseSensitive, isWholeWord }: Query): Match[] {
  if (words === '') return []
  const literal = words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const pattern = isWholeWord ? `(?<![\\p{L}\\p{N}_])${literal}(?![\\p{L}\\p{N}_])` : literal
  return [...text.matchAll(new RegExp(pattern, isCaseSensitive ? 'gu' : 'giu'))].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }))
}

/** A text with some of its matches replaced. */
export function replacedText(text: string, matches: readonly Match[], replacement: string): string {
  return matches.toReversed().reduce((now, { from, to }) => now.slice(0, from) + replacement + now.slice(to), text)
}

/** A line of a rich text: what a search never crosses the ends of. */
export interface RichLine {
  text: string
}

/** The lines of a rich text, in the order they are read. */
export function richLines(doc: RichText): RichLine[] {
  return doc.content.flatMap(linesOf)
}

function linesOf(node: BlockNode): RichLine[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [{ text: textOf(node.content ?? []) }]
    case 'blockquote':
      return node.content.flatMap(linesOf)
    case 'bulletList':
    case 'orderedList':
      return node.content.flatMap((item) => item.content.flatMap(linesOf))
  }
}

const textOf = (inline: readonly InlineNode[]) =>
  inline.map((node) => (node.type === 'text' ? node.text : '\n')).join('')

/**
 * A rich text with matches of its lines replaced. What is written in takes the marks of the first character it
 * replaces; every other mark, link and break stays where it is.
 * @param matchesOf the matches to replace in the line of that index
 */
export function replacedRich(
  doc: RichText,
  matchesOf: (line: number) => readonly Match[],
  replacement: string,
): RichText {
  let line = -1
  const block = (node: BlockNode): BlockNode => {
    switch (node.type) {
      case 'paragraph':
      case 'heading': {
        line += 1
        const matches = matchesOf(line)
        if (matches.length === 0) return node
        const { content = [], ...rest } = node
        const inline = replacedInline(content, matches, replacement)
        return inline.length > 0 ? { ...rest, content: inline } : rest
      }
      case 'blockquote':
        return { ...node, content: node.content.map(block) }
      case 'bulletList':
      case 'orderedList':
        return { ...node, content: node.content.map((item) => ({ ...item, content: item.content.map(block) })) }
    }
  }
  return { ...doc, content: doc.content.map(block) }
}

function replacedInline(inline: readonly InlineNode[], matches: readonly Match[], replacement: string): InlineNode[] {
  let at = 0
  const result: InlineNode[] = []
  for (const node of inline) {
    const start = at
    at += node.type === 'text' ? node.text.length : 1
    if (node.type !== 'text') {
      if (!matches.some(({ from, to }) => from <= start && start < to)) result.push(node)
      continue
    }
    // A match that began in an earlier run of text was written there: here it only takes its characters away.
    const here = matches
      .filter(({ from, to }) => from < at && to > start)
      .toReversed()
      .reduce((now, { from, to }) => {
        const [first, last] = [Math.max(from, start) - start, Math.min(to, at) - start]
        return now.slice(0, first) + (from >= start ? replacement : '') + now.slice(last)
      }, node.text)
    if (here !== '') result.push({ ...node, text: here })
  }
  return result
}
