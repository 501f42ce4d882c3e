import type { Media } from '@naikkelas/contract/pages'
import { plainText, type RichText } from '@naikkelas/ui/rich-text/schema'

/** A field's value as words to compare, whatever its kind. */
export function valueWords(value: unknown, media: ReadonlyMap<string, Media>): string {
  if (value === null || value === undefined || value === '') return '(kosong)'
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (typeof value === 'number') return value.toLocaleString('id-ID')
  if (Array.isArray(value)) return `${value.length} item`
  const record = value as Record<string, unknown>
  if (record.type === 'doc') return plainText(record as unknown as RichText) || '(kosong)'
  if (typeof record.mediaId === 'string') {
    const name = media.get(record.mediaId)?.fileName ?? (record.mediaId === '' ? 'Tanpa gambar' : 'Gambar lain')
    return typeof record.alt === 'string' && record.alt !== '' ? `${name}\n${record.alt}` : name
  }
  if (typeof record.href === 'string') return record.href || '(kosong)'
  if (typeof record.number === 'string') return `WhatsApp ${record.number}`
  return Object.values(record)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(', ')
}
