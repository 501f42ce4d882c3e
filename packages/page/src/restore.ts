import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import { movedIds } from './compare/compare-documents.ts'
import type { PageDocument, StoredSection } from './document.ts'
import { isSameJson, type Json } from './json.ts'
import { type LinkWords, linkWordNames } from './link-words/link-words.ts'
import type { Operation } from './operation.ts'

/** The effect of restoring an older document on the current sections. */
export interface RestoredSections {
  /** Sections of the older document that were removed since. */
  returning: number
  /** Sections whose content, look or place differ. */
  changing: number
  /** Sections that were added since. */
  leaving: number
}

/**
 * The operations that turn a document into an older one of the same page, as one action: equal parts are not touched,
 * so that edits of others in them stay. Empty if nothing differs.
 */
export function restoreOperations(present: PageDocument, older: PageDocument): Operation[] {
  return [...restorePageOperations(present, older), ...sectionOperations(present.sections, older.sections)]
}

/**
 * The same for one section: its content, look and place among the current ones. A section added since is removed, a
 * removed one returns. Empty if it is unchanged.
 */
export function restoreSectionOperations(present: PageDocument, older: PageDocument, sectionId: string): Operation[] {
  const current = present.sections.find(({ id }) => id === sectionId)
  const wanted = older.sections.find(({ id }) => id === sectionId)
  if (!wanted) return current ? [{ kind: 'removeSection', sectionId }] : []
  const presentIds = new Set(present.sections.map(({ id }) => id))
  const above = older.sections.slice(0, older.sections.indexOf(wanted)).filter(({ id }) => presentIds.has(id))
  const afterId = above.at(-1)?.id ?? null
  const insertion: Operation = { kind: 'insertSection', section: wanted, afterId }
  if (!current) return [insertion]
  if (!canBecome(current, wanted)) return [{ kind: 'removeSection', sectionId }, insertion]
  const move: Operation[] = movedIds(present.sections, older.sections).has(sectionId)
    ? [{ kind: 'moveSection', sectionId, afterId }]
    : []
  return [...move, ...contentOperations(current, wanted)]
}

/** Size of a restoration, for the confirmation. */
export function restoredSections(present: PageDocument, older: PageDocument): RestoredSections {
  const operations = sectionOperations(present.sections, older.sections)
  const had = new Set(present.sections.map(({ id }) => id))
  const has = new Set(older.sections.map(({ id }) => id))
  const touched = new Set(
    operations.map((operation) =>
      operation.kind === 'insertSection' ? operation.section.id : 'sectionId' in operation ? operation.sectionId : '',
    ),
  )
  return {
    returning: [...has].filter((id) => !had.has(id)).length,
    changing: [...touched].filter((id) => had.has(id) && has.has(id)).length,
    leaving: [...had].filter((id) => !has.has(id)).length,
  }
}

/** The same for values of the whole page: theme, offer, search settings. */
export function restorePageOperations(present: PageDocument, older: PageDocument): Operation[] {
  const theme = changedKeys(present.theme, older.theme)
  const seo = changedKeys(present.seo, older.seo)
  const offer = changedKeys(present.offer, older.offer)
  const words = changedKeys(allNamed(present.linkWords), allNamed(older.linkWords))
  return [
    ...(present.template === older.template
      ? []
      : [{ kind: 'changeTemplate', value: older.template, was: present.template } as const]),
    ...(theme ? [{ kind: 'changeTheme', ...theme } as const] : []),
    ...(seo ? [{ kind: 'changeSeo', ...seo } as const] : []),
    ...(offer ? [{ kind: 'changeOffer', ...offer } as const] : []),
    ...(words ? [{ kind: 'changeLinkWords', ...words } as const] : []),
  ]
}

/** With null for unset values, so that they can be removed again. */
const allNamed = (words: LinkWords = {}): LinkWords =>
  Object.fromEntries(linkWordNames.map((name) => [name, words[name] ?? null]))

function sectionOperations(present: readonly StoredSection[], older: readonly StoredSection[]): Operation[] {
  const wanted = new Map(older.map((section) => [section.id, section]))
  const operations: Operation[] = present
    .filter((section) => !canBecome(section, wanted.get(section.id)))
    .map(({ id }) => ({ kind: 'removeSection', sectionId: id }))
  const removed = new Set(operations.map((operation) => 'sectionId' in operation && operation.sectionId))
  const remaining = new Map(present.filter(({ id }) => !removed.has(id)).map((section) => [section.id, section]))
  let order = [...remaining.keys()]
  for (const [index, section] of older.entries()) {
    const afterId = older[index - 1]?.id ?? null
    const current = remaining.get(section.id)
    if (current && order[index] === section.id) {
      operations.push(...contentOperations(current, section))
      continue
    }
    operations.push(
      ...(current
        ? [{ kind: 'moveSection', sectionId: section.id, afterId } as const, ...contentOperations(current, section)]
        : [{ kind: 'insertSection', section, afterId } as const]),
    )
    order = order.filter((id) => id !== section.id).toSpliced(index, 0, section.id)
  }
  return operations
}

/** Whether changing values suffices; otherwise the section is removed and inserted again. */
function canBecome(present: StoredSection, older: StoredSection | undefined): boolean {
  if (!older || older.type !== present.type || older.version !== present.version) return false
  // A section that this build cannot read cannot have been edited: it stays.
  return (
    !sectionDefinition(present.type) ||
    isSameJson(Object.keys(present.content).sort(), Object.keys(older.content).sort())
  )
}

function contentOperations(present: StoredSection, older: StoredSection): Operation[] {
  const settings = changedKeys(present.settings, older.settings)
  const keys = sectionDefinition(present.type) ? Object.keys(older.content) : []
  return [
    ...(settings ? [{ kind: 'changeSettings', sectionId: present.id, ...settings } as const] : []),
    ...keys
      .filter((key) => !isSameJson(present.content[key], older.content[key]))
      .map(
        (key): Operation => ({
          kind: 'changeField',
          sectionId: present.id,
          sectionVersion: present.version,
          path: [key],
          value: older.content[key] as Json,
          was: present.content[key] as Json,
        }),
      ),
  ]
}

function changedKeys<Value extends object>(
  present: Value,
  older: Value,
): { value: Partial<Value>; was: Partial<Value> } | null {
  const keys = (Object.keys(older) as (keyof Value)[]).filter((key) => !isSameJson(present[key], older[key]))
  if (keys.length === 0) return null
  const picked = (from: Value) => Object.fromEntries(keys.map((key) => [key, from[key]])) as Partial<Value>
  return { value: picked(older), was: picked(present) }
}
