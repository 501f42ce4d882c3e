import { emptyDocument, type PageDocument } from '@naikkelas/page'
import { type AnySectionDefinition, type SectionGroup, sectionGroups, sections } from '@naikkelas/ui/sections/registry'
import { newSection } from '../model/section-acts.ts'

export interface SectionSample {
  type: string
  label: string
  purpose: string
  group: SectionGroup
  /** What the search looks through, in lower case. */
  words: string
  document: PageDocument
}

// Within a group the types that serve any page come first; those that are not named come after.
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
  .map(({ type, label, purpose, group, keywords }) => ({
    type,
    label,
    purpose,
    group,
    words: [label, purpose, type, ...keywords].join(' ').toLowerCase(),
    document: { ...emptyDocument(), sections: [newSection(type)] },
  }))
  .sort(
    (one, other) =>
      sectionGroups.indexOf(one.group) - sectionGroups.indexOf(other.group) || rank(one.type) - rank(other.type),
  )

/** The types whose words hold every word that was typed; all of them for an empty search. */
export function matchingSamples(
  search: string,
  samples: readonly SectionSample[] = sectionSamples,
): readonly SectionSample[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return samples.filter(({ words }) => wanted.every((word) => words.includes(word)))
}

const groupLabels: Readonly<Record<SectionGroup, string>> = {
  opening: 'Pembuka',
  problem: 'Masalah',
  content: 'Isi',
  curriculum: 'Materi',
  people: 'Orang',
  proof: 'Bukti',
  price: 'Harga',
  questions: 'Tanya jawab',
  action: 'Ajakan',
  links: 'Tautan',
  frame: 'Kerangka',
}

export interface SampleGroup {
  label: string
  samples: readonly SectionSample[]
}

/** The samples under the names of what they do for a page, in the order pages are usually built; empty groups are left out. */
export function groupedSamples(samples: readonly SectionSample[]): readonly SampleGroup[] {
  return sectionGroups
    .map((group) => ({ label: groupLabels[group], samples: samples.filter((sample) => sample.group === group) }))
    .filter((group) => group.samples.length > 0)
}
