import { type VariantKey, variantKeys } from '@naikkelas/ui/sections/registry'
import { copySection, relinked } from './copy.ts'
import type { PageDocument, StoredSection } from './document.ts'
import { shortId } from './ids.ts'
import type { JsonObject } from './json.ts'
import type { Operation } from './operation.ts'

export { type VariantKey, variantKeys }

/** The variants in a page's sections, including `a`; none without a test. */
export function variantsIn(sections: readonly StoredSection[]): VariantKey[] {
  const named = new Set(sections.flatMap(({ settings }) => settings.variant?.key ?? []))
  return named.size === 0 ? [] : variantKeys.filter((key) => key === 'a' || named.has(key))
}

/**
 * The page of one variant: of each group its section of that variant, or that of `a`. Links to an omitted section lead
 * to the one in its place.
 */
export function ofVariant(document: PageDocument, key: VariantKey): PageDocument {
  if (variantsIn(document.sections).length === 0) return document
  const shown = new Map<string, VariantKey>()
  for (const { settings } of document.sections)
    if (settings.variant?.key === key) shown.set(settings.variant.group, key)
  const isShown = ({ settings: { variant } }: StoredSection) =>
    !variant || variant.key === (shown.get(variant.group) ?? 'a')
  const kept = document.sections.filter(isShown)
  const inPlace = new Map(
    document.sections
      .filter((section) => !isShown(section))
      .flatMap(({ id, settings }) => {
        const other = kept.find((section) => section.settings.variant?.group === settings.variant?.group)
        return other ? [[id, other.id] as const] : []
      }),
  )
  if (inPlace.size === 0) return { ...document, sections: kept }
  return {
    ...document,
    offer: relinked(document.offer as unknown as JsonObject, inPlace) as unknown as PageDocument['offer'],
    sections: kept.map((section) => ({
      ...section,
      content: relinked(section.content as JsonObject, inPlace) as JsonObject,
    })),
  }
}

/** The variant of a further version of a section; null if all are taken or the page is full. */
export function nextVariant(sections: readonly StoredSection[], sectionId: string): VariantKey | null {
  const group = sections.find(({ id }) => id === sectionId)?.settings.variant?.group
  const taken = new Set(
    sections.flatMap(({ settings: { variant } }) => (variant && variant.group === group ? variant.key : [])),
  )
  return variantKeys.find((key) => key !== 'a' && !taken.has(key)) ?? null
}

/**
 * Adds another version of a section to test against it. Empty if there is no room for one more.
 * @param newId id of the version
 */
export function testSection(
  document: PageDocument,
  sectionId: string,
  newId: () => string = shortId,
): Extract<Operation, { kind: 'insertSection' | 'changeSettings' }>[] {
  const section = document.sections.find(({ id }) => id === sectionId)
  const key = section && nextVariant(document.sections, sectionId)
  if (!section || !key) return []
  const group = section.settings.variant?.group ?? section.id
  const copy = copySection(section, newId)
  const last = document.sections.findLast(({ settings }) => settings.variant?.group === group) ?? section
  return [
    ...(section.settings.variant ? [] : [settle(section, { group, key: 'a' })]),
    {
      kind: 'insertSection',
      section: { ...copy, settings: { ...copy.settings, variant: { group, key } } },
      afterId: last.id,
    },
  ]
}

/** Reduces a page to one variant, without tests. */
export function settleVariants(document: PageDocument, winner: VariantKey): Operation[] {
  const kept = new Set(ofVariant(document, winner).sections.map(({ id }) => id))
  const tested = document.sections.filter(({ settings }) => settings.variant)
  return [
    ...tested.filter(({ id }) => kept.has(id)).map((section) => settle(section, null)),
    ...linksOf(document, winner),
    ...tested.filter(({ id }) => !kept.has(id)).map(({ id }): Operation => ({ kind: 'removeSection', sectionId: id })),
  ]
}

function settle(section: StoredSection, variant: StoredSection['settings']['variant']) {
  return {
    kind: 'changeSettings' as const,
    sectionId: section.id,
    value: { variant: variant ?? null },
    was: { variant: section.settings.variant ?? null },
  }
}

/** Redirects links from removed sections to their replacements. */
function linksOf(document: PageDocument, winner: VariantKey): Operation[] {
  const settled = ofVariant(document, winner)
  const inSections = settled.sections.flatMap((section): Operation[] => {
    const before = document.sections.find(({ id }) => id === section.id)
    if (!before) return []
    return Object.entries(section.content)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.content[name]))
      .map(([name, value]) => ({
        kind: 'changeField',
        sectionId: section.id,
        sectionVersion: section.version,
        path: [name],
        value,
        was: before.content[name] ?? null,
      }))
  })
  const { cta } = settled.offer
  const inOffer: Operation[] =
    JSON.stringify(cta) === JSON.stringify(document.offer.cta)
      ? []
      : [{ kind: 'changeOffer', value: { cta }, was: { cta: document.offer.cta } }]
  return [...inSections, ...inOffer]
}
