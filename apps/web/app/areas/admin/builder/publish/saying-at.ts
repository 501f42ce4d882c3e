import { type Json, type StoredSection, valueAtPath } from '@naikkelas/page'
import { plainText, type RichText } from '@naikkelas/ui/rich-text/schema'

const mostCharacters = 40

/** The current text of a finding's field, to distinguish several findings of one section; null if it has no text. */
export function sayingAt({ content }: Pick<StoredSection, 'content'>, path: readonly string[]): string | null {
  // A layout is chosen, not said: its value is a name for programs.
  if (path.at(-1) === 'layout') return null
  const value = valueAtPath(content as Json, path)
  const isRich = typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
  const words = typeof value === 'string' ? value : isRich ? plainText(value as unknown as RichText) : ''
  const line = words.trim().replaceAll(/\s+/g, ' ')
  if (line === '') return null
  const characters = [...line]
  return characters.length > mostCharacters ? `${characters.slice(0, mostCharacters - 1).join('')}…` : line
}
