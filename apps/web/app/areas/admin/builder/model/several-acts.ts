import { copySections, isSameJson, type Operation, type PageDocument, type StoredSection } from '@naikkelas/page'
import type { SectionSettings } from '@naikkelas/ui/sections/registry'

/** The sections of these ids in the order of the page. */
export function sectionsOf({ sections }: PageDocument, ids: readonly string[]): StoredSection[] {
  const wanted = new Set(ids)
  return sections.filter(({ id }) => wanted.has(id))
}

/** Moves each one place up or down; sections already at the end stop the others, so that the order is kept. */
export function moveSeveralByOne(document: PageDocument, ids: readonly string[], by: -1 | 1): Operation[] {
  const wanted = new Set(ids)
  const order = document.sections.map(({ id }) => id)
  const places = order.map((_, index) => index)
  for (const index of by === -1 ? places : places.reverse()) {
    const [id, neighbour] = [order[index], order[index + by]]
    if (id === undefined || neighbour === undefined || !wanted.has(id) || wanted.has(neighbour)) continue
    order[index] = neighbour
    order[index + by] = id
  }
  return movesTo(document, order)
}

/** Moves them together, in their order, before the section at `index`. */
export function moveSeveralTo(document: PageDocument, ids: readonly string[], index: number): Operation[] {
  const wanted = new Set(ids)
  const order = document.sections.map(({ id }) => id)
  const rest = order.filter((id) => !wanted.has(id))
  const before = order.slice(0, index).filter((id) => !wanted.has(id)).length
  return movesTo(document, rest.toSpliced(before, 0, ...order.filter((id) => wanted.has(id))))
}

/** Inserts copies after the last of them; links among the copied sections point to the copies. */
export function duplicateSeveral(
  document: PageDocument,
  ids: readonly string[],
): { operations: Operation[]; copies: string[] } {
  const originals = sectionsOf(document, ids)
  const copies = copySections(originals)
  return {
    operations: insertSeveral(copies, originals.at(-1)?.id ?? null),
    copies: copies.map(({ id }) => id),
  }
}

/** Sections one after the other, behind a section; null is the first place. */
export function insertSeveral(sections: readonly StoredSection[], afterId: string | null): Operation[] {
  return sections.map((section, index) => ({
    kind: 'insertSection',
    section,
    afterId: sections[index - 1]?.id ?? afterId,
  }))
}

export function removeSeveral(document: PageDocument, ids: readonly string[]): Operation[] {
  return sectionsOf(document, ids).map(({ id }) => ({ kind: 'removeSection', sectionId: id }))
}

/** The section to select when several are removed: the one after the last, else the one before the first. */
export function neighbourOfSeveral({ sections }: PageDocument, ids: readonly string[]): string | null {
  const gone = new Set(ids)
  const last = sections.findLastIndex(({ id }) => gone.has(id))
  return (
    sections.slice(last + 1).find(({ id }) => !gone.has(id))?.id ??
    sections.slice(0, last).findLast(({ id }) => !gone.has(id))?.id ??
    null
  )
}

/** The same settings for all; those that have them already are left out. */
export function changeSettingsOf(
  document: PageDocument,
  ids: readonly string[],
  value: Partial<SectionSettings>,
): Operation[] {
  const keys = Object.keys(value) as (keyof SectionSettings)[]
  return sectionsOf(document, ids).flatMap(({ id, settings }): Operation[] => {
    const was = Object.fromEntries(keys.map((key) => [key, settings[key]])) as Partial<SectionSettings>
    return isSameJson(was, value) ? [] : [{ kind: 'changeSettings', sectionId: id, value, was }]
  })
}

/** The moves that bring the sections into an order; none for those already in place. */
function movesTo({ sections }: PageDocument, wanted: readonly string[]): Operation[] {
  const operations: Operation[] = []
  let order = sections.map(({ id }) => id)
  for (const [index, id] of wanted.entries()) {
    if (order[index] === id) continue
    operations.push({ kind: 'moveSection', sectionId: id, afterId: wanted[index - 1] ?? null })
    order = order.filter((other) => other !== id).toSpliced(index, 0, id)
  }
  return operations
}
