import { richTextOf } from '../../rich-text/rich-text-value.ts'
import type { Field, RichTextField, TextField } from '../fields.ts'
import { mediaIdOf } from './story-media.ts'

type Content = Record<string, unknown>
type Fields = Readonly<Record<string, Field>>
/** Says what is at a path; a button's parts come as text fields of their own. */
export type TextAt = (path: readonly string[], field: Pick<TextField | RichTextField, 'kind' | 'maxLength'>) => string

/** A content with every field filled: six items a list, a picture wherever one may stand. For tests and stress stories. */
export function filledContent(fields: Fields, value: Content, textAt: TextAt, path: readonly string[] = []): Content {
  return Object.fromEntries(
    Object.entries(value).map(([key, current]) => [key, valueOf(fields[key], current, textAt, [...path, key])]),
  )
}

function valueOf(field: Field | undefined, current: unknown, textAt: TextAt, path: readonly string[]): unknown {
  switch (field?.kind) {
    case 'text':
      return field.isUndrawn ? current : textAt(path, field)
    case 'richText':
      return richTextOf(textAt(path, field))
    case 'image':
      return { mediaId: mediaIdOf('meja-kasir'), alt: 'Meja kasir', isDecorative: false }
    case 'cta':
      return {
        label: textAt([...path, 'label'], { kind: 'text', maxLength: 28 }),
        target: { kind: 'url', href: '/tujuan' },
        style: 'primary',
        note: textAt([...path, 'note'], { kind: 'text', maxLength: 60 }),
      }
    case 'link':
      return { kind: 'url', href: '/tujuan' }
    case 'group':
      return filledContent(field.fields, current as Content, textAt, path)
    case 'list':
      return Array.from({ length: Math.min(6, field.max) }, (_, index) => {
        const id = `item00000${index}`
        return { id, ...filledContent(field.fields, field.newItem, textAt, [...path, id]) }
      })
    default:
      return current
  }
}
