import { emptyDocument, type PageDocument, shortId, type StoredSection } from '@naikkelas/page'
import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'

/** A headline section with a title. */
export function aHeadline(title: string, id: string = shortId()): StoredSection {
  const { headline } = sections
  return {
    id,
    type: 'headline',
    version: headline.version,
    content: structuredClone({ ...headline.defaults, title }) as unknown as StoredSection['content'],
    settings: { ...defaultSettings, ...headline.settings },
  }
}

export function aPage(...contents: StoredSection[]): PageDocument {
  return { ...emptyDocument(), sections: contents }
}
