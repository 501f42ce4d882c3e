import type { StoredSection } from '@naikkelas/page'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'

/** What a section is called: its type's label. */
export function sectionLabel({ type }: Pick<StoredSection, 'type'>): string {
  return sectionDefinition(type)?.label ?? type
}

/** The text that identifies a section: its title, else its first text. */
export function sectionWords({ content }: Pick<StoredSection, 'content'>): string {
  const title = content.title
  if (typeof title === 'string' && title.trim() !== '') return title.trim()
  const text = Object.entries(content).find(
    ([key, value]) => !['layout', 'highlight'].includes(key) && typeof value === 'string' && value.trim() !== '',
  )?.[1]
  return typeof text === 'string' ? text.trim() : ''
}
