import { defaultSettings, type SectionSettings, sections, type Tone } from '@naikkelas/ui/sections/registry'
import type { StoredSection } from '../document.ts'
import { shortId } from '../ids.ts'

type Definitions = typeof sections
export type ContentOf<Type extends keyof Definitions> = Definitions[Type]['defaults']

/** A section of a template: what differs from the type's defaults, on its ground, under a new id. */
export function section<Type extends keyof Definitions>(
  type: Type,
  content: Partial<ContentOf<Type>>,
  settings: Partial<SectionSettings> = {},
): StoredSection {
  const definition = sections[type]
  return {
    id: shortId(),
    type,
    version: definition.version,
    content: structuredClone({ ...definition.defaults, ...content }) as StoredSection['content'],
    settings: { ...defaultSettings, ...definition.settings, hasStep: false, ...settings },
  }
}

/** The ground of a section. */
export const on = (tone: Tone): Partial<SectionSettings> => ({ tone })
/** A ground that climbs into the section above. */
export const climbing = (tone: Tone): Partial<SectionSettings> => ({ tone, hasStep: true })

/** Items of a list, each with an id of its own. */
export function list<Item extends object>(...items: Item[]): (Item & { id: string })[] {
  return items.map((item) => ({ ...item, id: shortId() }))
}
