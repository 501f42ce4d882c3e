import { isSameJson, type PageDocument, type StoredSection } from '@naikkelas/page'

/**
 * A document equal to `after` that reuses the objects of `before` wherever they are equal: unchanged sections are not
 * rendered again.
 */
export function withSameObjects(before: PageDocument, after: PageDocument): PageDocument {
  const known = new Map(before.sections.map((section) => [section.id, section]))
  const same = <Part>(old: Part, present: Part): Part => (isSameJson(old, present) ? old : present)
  const sections = after.sections.map((section): StoredSection => {
    const old = known.get(section.id)
    return old ? same(old, section) : section
  })
  return {
    ...after,
    theme: same(before.theme, after.theme),
    seo: same(before.seo, after.seo),
    offer: same(before.offer, after.offer),
    ...(after.linkWords && { linkWords: same(before.linkWords, after.linkWords) }),
    sections:
      sections.length === before.sections.length && sections.every((section, at) => section === before.sections[at])
        ? before.sections
        : sections,
  }
}
