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

/**
 * The types whose words hold every word that was typed, the best first: by their name exactly, then by its beginning, a
 * word in it, and last by what they are for. All of them, in their own order, for an empty search.
 */
export function matchingSamples(
  search: string,
  samples: readonly SectionSample[] = sectionSamples,
): readonly SectionSample[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = samples.filter(({ words }) => wanted.every((word) => words.includes(word)))
  if (wanted.length === 0) return found
  const name = wanted.join(' ')
  const distance = ({ label }: SectionSample) => {
    const place = ` ${label.toLowerCase()} `.indexOf(` ${name}`)
    if (place !== 0) return place > 0 ? 2 : 3
    return label.length === name.length ? 0 : 1
  }
  return found.toSorted((one, other) => distance(one) - distance(other))
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

/** The samples under the names of what they do for a page, in their order: the group of the first one comes first. */
export function groupedSamples(samples: readonly SectionSample[]): readonly SampleGroup[] {
  return [...new Set(samples.map(({ group }) => group))].map((group) => ({
    label: groupLabels[group],
    samples: samples.filter((sample) => sample.group === group),
  }))
}
