import { formatDateTime } from '@naikkelas/ui/format'
import type { Field } from '@naikkelas/ui/sections/registry'

/** Items of a list that are named; the others are counted. */
const namedAtMost = 6

/** A value that comes from the catalogue, in words; empty for none. */
export function followedWords(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? value : ''
    case 'toggle':
      return value === true ? 'Ya' : 'Tidak'
    case 'instant':
      return typeof value === 'string' ? formatDateTime(value) : ''
    case 'link':
      return isRecord(value) && typeof value.href === 'string' ? value.href : ''
    case 'list':
      return Array.isArray(value) ? listWords(value, field.titleKey) : ''
    default:
      return ''
  }
}

function listWords(items: readonly unknown[], titleKey: string): string {
  const names = items.flatMap((item) => (isRecord(item) && typeof item[titleKey] === 'string' ? [item[titleKey]] : []))
  const more = names.length - namedAtMost
  return [...names.slice(0, namedAtMost), ...(more > 0 ? [`dan ${more} lagi`] : [])].join('\n')
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
