import { defaultSettings, type SectionSettings, sections } from '@naikkelas/ui/sections/registry'
import type { StoredSection } from '../document.ts'
import { shortId } from '../ids.ts'

type Definitions = typeof sections
export type ContentOf<Type extends keyof Definitions> = Definitions[Type]['defaults']

/** A section of a starter: what differs from the type's defaults, under a new id. */
export function starterSection<Type extends keyof Definitions>(
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
    settings: { ...defaultSettings, ...definition.settings, ...settings },
  }
}

/** Items of a list, each with an id of its own. */
export function withIds<Item extends object>(items: readonly Item[]): (Item & { id: string })[] {
  return items.map((item) => ({ ...item, id: shortId() }))
}
