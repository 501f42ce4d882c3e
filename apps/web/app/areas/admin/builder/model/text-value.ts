import { type JsonObject, valueAtPath } from '@naikkelas/page'
import { isBlankRichText, type RichText } from '@naikkelas/ui/rich-text/schema'

/** The stored value at a path of a parsed content. */
export function valueIn(content: Readonly<Record<string, unknown>>, path: readonly string[]): unknown {
  return valueAtPath(content as JsonObject, path)
}

/** Whether a text is empty: then a placeholder is shown. */
export function isBlankValue(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'doc' &&
    isBlankRichText(value as RichText)
  )
}
