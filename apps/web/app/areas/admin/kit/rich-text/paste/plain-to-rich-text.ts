import type { RichText } from '@naikkelas/ui/rich-text/schema'
import { canonicalRichText } from '../rich/canonical.ts'
import type { DraftNode } from './draft-node.ts'
import { bulletSigns } from './pasted-lines.ts'
import { whatsappInlines, withoutSender } from './whatsapp.ts'

type Line = { type: 'paragraph' | 'bulletList' | 'orderedList' | 'blockquote'; text: string }

/** Plain text, with the signs that people write in WhatsApp: one paragraph a line, lists and quotes by their signs. */
export function plainToRichText(text: string): RichText {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(lineOf)
    .filter((line) => line.text !== '')
  const blocks: DraftNode[] = []
  for (const line of lines) {
    const paragraph: DraftNode = { type: 'paragraph', content: whatsappInlines(line.text) }
    if (line.type === 'paragraph') {
      blocks.push(paragraph)
      continue
    }
    const inner = line.type === 'blockquote' ? paragraph : { type: 'listItem', content: [paragraph] }
    const last = blocks.at(-1)
    if (last?.type === line.type) last.content = [...(last.content ?? []), inner]
    else blocks.push({ type: line.type, content: [inner] })
  }
  return canonicalRichText({ type: 'doc', content: blocks })
}

const bulletLine = new RegExp(`^${bulletSigns} (.+)$`, 'u')

function lineOf(raw: string): Line {
  const text = withoutSender(
    raw
      .replace(/[\u200b\u200e\u200f\u2060\ufeff\u00ad]/g, '')
      .replace(/[\t\u00a0 ]+/g, ' ')
      .trim(),
  )
  const bullet = bulletLine.exec(text)?.[1]
  if (bullet !== undefined) return { type: 'bulletList', text: bullet.trim() }
  const numbered = /^\d{1,3}[.)] (.+)$/.exec(text)?.[1]
  if (numbered !== undefined) return { type: 'orderedList', text: numbered.trim() }
  const quoted = /^> ?(.+)$/.exec(text)?.[1]
  return quoted === undefined ? { type: 'paragraph', text } : { type: 'blockquote', text: quoted.trim() }
}
