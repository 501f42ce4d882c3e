import { emptyDocument, type PageDocument } from '@naikkelas/page'
import { type AnySectionDefinition, sections } from '@naikkelas/ui/sections/registry'
import { newSection } from '../model/section-acts.ts'

export interface SectionSample {
  type: string
  label: string
  purpose: string
  /** What the search looks through, in lower case. */
  words: string
  document: PageDocument
}

// Opening first, close last: the order a page is usually built in. Types that are not named come after.
const usualOrder = [
  'headline',
  'title_media',
  'background_full',
  'image_paragraph',
  'paragraph',
  'lesson_material',
  'grid_card',
  'accordion_list',
  'cta_button',
  'link_list',
]

const rank = (type: string) => (usualOrder.includes(type) ? usualOrder.indexOf(type) : usualOrder.length)

/** Every section type there is, with a page of just that section for its thumbnail. */
export const sectionSamples: readonly SectionSample[] = Object.values(
  sections as unknown as Readonly<Record<string, AnySectionDefinition>>,
)
  .map(({ type, label, purpose, keywords }) => ({
    type,
    label,
    purpose,
    words: [label, purpose, type, ...keywords].join(' ').toLowerCase(),
    document: { ...emptyDocument(), sections: [newSection(type)] },
  }))
  .sort((one, other) => rank(one.type) - rank(other.type))

/** The types whose words hold every word that was typed; all of them for an empty search. */
export function matchingSamples(
  search: string,
  samples: readonly SectionSample[] = sectionSamples,
): readonly SectionSample[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return samples.filter(({ words }) => wanted.every((word) => words.includes(word)))
}
