import { noLink } from '@naikkelas/ui/sections/registry'
import type { PageDocument, StoredSection } from '../document.ts'
import { isSameJson } from '../json.ts'
import type { Operation } from '../operation.ts'
import { restoreOperations } from '../restore.ts'

/**
 * A section of a page with the content of its source. Visibility, schedule and links to sections of the same page
 * belong to each page; everything else follows the source.
 */
export function followedSection(section: StoredSection, source: StoredSection): StoredSection {
  const { isHidden, schedule } = section.settings
  return {
    ...section,
    type: source.type,
    version: source.version,
    content: isSameJson(withoutSectionLinks(section.content), source.content) ? section.content : source.content,
    settings: { ...source.settings, isHidden, schedule },
  }
}

/** Whether a section of a page matches its source. */
export function followsSource(section: StoredSection, source: StoredSection): boolean {
  return isSameJson(section, followedSection(section, source))
}

/** A section of a page as a source, without what belongs to that page alone. */
export function syncedSource(section: StoredSection): StoredSection {
  return {
    ...section,
    content: withoutSectionLinks(section.content) as StoredSection['content'],
    settings: { ...section.settings, isHidden: false, schedule: { from: null, to: null } },
  }
}

/** The change that updates sections of a page to their source; empty if they match. */
export function followOperations(
  document: PageDocument,
  sectionIds: ReadonlySet<string>,
  source: StoredSection,
): Operation[] {
  const wanted = {
    ...document,
    sections: document.sections.map((section) =>
      sectionIds.has(section.id) ? followedSection(section, source) : section,
    ),
  }
  return restoreOperations(document, wanted)
}

/** Links to sections of the same page are cleared: the other pages do not have them. */
function withoutSectionLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSectionLinks)
  if (typeof value !== 'object' || value === null) return value
  if ('kind' in value && value.kind === 'section' && 'sectionId' in value) return noLink
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutSectionLinks(item)]))
}
