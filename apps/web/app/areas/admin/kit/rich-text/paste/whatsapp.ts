import type { Mark } from '@naikkelas/ui/rich-text/schema'
import type { DraftNode } from './draft-node.ts'

const signs: Readonly<Record<string, 'bold' | 'italic' | 'strike'>> = { '*': 'bold', _: 'italic', '~': 'strike' }

// A sign counts only around whole words: 5*3*2 and nama_berkas_baru are left alone.
const signed = /(?<![\p{L}\p{N}*_~])([*_~])(?=\S)(.*?\S)\1(?![\p{L}\p{N}])/u

/** A line of WhatsApp as text with marks: *tebal*, _miring_, ~coret~, also inside each other; ```code``` as it is. */
export function whatsappInlines(line: string, marks: readonly Mark[] = []): DraftNode[] {
  const text = line.replace(/```(.+?)```/g, '$1')
  const match = signed.exec(text)
  const sign = match?.[1]
  const mark = sign === undefined ? undefined : signs[sign]
  if (!match || mark === undefined || marks.some(({ type }) => type === mark)) return textNode(text, marks)
  return [
    ...textNode(text.slice(0, match.index), marks),
    ...whatsappInlines(match[2] ?? '', [...marks, { type: mark }]),
    ...whatsappInlines(text.slice(match.index + match[0].length), marks),
  ]
}

function textNode(text: string, marks: readonly Mark[]): DraftNode[] {
  if (text === '') return []
  return [marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }]
}

/** A line without the time and sender that WhatsApp writes before each of several copied messages. */
export function withoutSender(line: string): string {
  return line.replace(/^\[[\d.:/, ]{8,24}(?: ?[AP]M)?\] [^:\n]{1,40}: ?/i, '')
}
