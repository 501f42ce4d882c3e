import type { StoredSection } from '../document.ts'

/** Visual family of a section: two of one family in a row look alike. */
export type Family = 'split' | 'grid' | 'list' | 'text' | 'band'

type ByLayout = Readonly<Record<string, Family>>

/** The family of each type, and of its layouts where they differ. Menus and footers have none. */
const families: Readonly<Record<string, Family | (ByLayout & { other: Family })>> = {
  accordion_list: 'list',
  background_full: { other: 'band', board: 'split', quote: 'text' },
  benefits: { other: 'grid', receipt: 'list', stairs: 'list' },
  coach: { other: 'split', team: 'grid' },
  comparison: 'list',
  contact: 'split',
  countdown: 'band',
  cta_button: { other: 'band', twoPaths: 'split' },
  embed: { other: 'band', beside: 'split' },
  event_details: 'split',
  faq: 'list',
  gallery: 'grid',
  grid_card: { other: 'grid', quote: 'text' },
  headline: { other: 'split', center: 'text' },
  image_paragraph: 'split',
  lead_form: { other: 'split', inline: 'band' },
  lesson: 'list',
  lesson_2: 'list',
  lesson_material: 'list',
  link_list: { other: 'list', cards: 'grid', grid: 'grid' },
  logos: { other: 'band', register: 'list' },
  newsletter: { other: 'split', line: 'band' },
  order_form: 'split',
  paragraph: 'text',
  price: { other: 'split', plans: 'grid', steps: 'list' },
  problem: { other: 'list', screens: 'grid' },
  problem_2: { other: 'split', columns: 'grid' },
  register_class: { other: 'split', band: 'band' },
  rich_text: 'text',
  stats: { other: 'grid', sentence: 'text', rows: 'list' },
  steps: { other: 'list', pictures: 'grid' },
  suitable_for: { other: 'list', personas: 'grid', sides: 'split' },
  testimonial_1: 'split',
  testimonial_2: 'grid',
  testimonial_3: 'grid',
  testimonial_4: 'list',
  title_media: { other: 'split', wide: 'band' },
  trust: { other: 'band', guarantee: 'split' },
  video: { other: 'band', chapters: 'split' },
}

/** The family of a section; undefined for menus, footers and unknown types. */
export function familyOf({ type, content }: Pick<StoredSection, 'type' | 'content'>): Family | undefined {
  const own = families[type]
  if (own === undefined || typeof own === 'string') return own
  return (own as ByLayout)[String(content.layout)] ?? own.other
}
