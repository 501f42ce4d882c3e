import type { StoredSection } from './parse-section.ts'
import { readSettings, type SectionSettings } from './section-settings.ts'

export interface PageSection extends StoredSection {
  settings: SectionSettings
}

/** A section as one may write it by hand: what is missing of its settings has the usual value (`defaultSettings`). */
export interface StoredItem extends StoredSection {
  settings?: Partial<SectionSettings>
}

/**
 * A stored list of sections as one can work with it, whatever was stored: settings that are missing or unknown have
 * their usual values, and what is no section at all becomes one of no known type. Sound sections come back as they are.
 */
export function readItems(items: unknown): PageSection[] {
  return Array.isArray(items) ? items.map(readItem) : []
}

function readItem(stored: unknown, index: number): PageSection {
  const { id, type, version, content, settings } = (
    typeof stored === 'object' && stored !== null ? stored : {}
  ) as Partial<Record<keyof PageSection, unknown>>
  const present = readSettings(settings)
  if (typeof id === 'string' && typeof type === 'string' && typeof version === 'number' && present === settings)
    return stored as PageSection
  return {
    id: typeof id === 'string' ? id : `section-${index + 1}`,
    type: typeof type === 'string' ? type : String(type),
    version: typeof version === 'number' ? version : Number.NaN,
    content,
    settings: present,
  }
}
