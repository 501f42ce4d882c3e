import type * as z from 'zod/mini'
import type { FieldsOf } from './fields.ts'
import type { RecordDetails } from './record-details.ts'
import type { SectionSettings } from './section-settings.ts'

/** JSON of an older version in, JSON of the next version out. */
export type Upgrade = (content: Record<string, unknown>) => Record<string, unknown>

/** What is still missing before a section is finished, asked at publish and never by a save. */
export interface Finding {
  /** Keys and item ids from the content's root. */
  path: readonly string[]
  /** A sentence in Indonesian for the marketer. */
  message: string
}

/** What a section does for a page, in the order pages are usually built. */
export const sectionGroups = [
  'opening',
  'problem',
  'content',
  'curriculum',
  'people',
  'proof',
  'price',
  'questions',
  'action',
  'links',
  'frame',
] as const
export type SectionGroup = (typeof sectionGroups)[number]

/** Values of a content that the record of the page's offer can give. */
export interface FromRecord<Content> {
  /** All that it can give: while the section follows the record, these need not be written. */
  keys: readonly (keyof Content & string)[]
  /** What it gives now; what it leaves open stays as it is written. */
  read: (record: RecordDetails) => Partial<Content>
}

export interface SectionDefinition<Content extends { layout: string } = { layout: string }> {
  /** snake_case; the folder's name with underscores, the anchor, and `data-section-type`. */
  type: string
  /** Raised when stored content needs an upgrade; starts at 1. */
  version: number
  /** Indonesian name in the palette. */
  label: string
  /** One line for the palette: when to use it. */
  purpose: string
  /** Where the palette shows it. */
  group: SectionGroup
  /** Further words the palette's search finds, Indonesian and English. */
  keywords: readonly string[]
  /** What is safe to store: types, greatest sizes, closed rich text, safe links; every text may be empty. */
  content: z.ZodMiniType<Content>
  /** What a new section holds: finished enough to publish, and claiming nothing. */
  defaults: Content
  /** Settings of a new section that differ from the common ones. */
  settings?: Partial<SectionSettings>
  fields: FieldsOf<Content>
  /** Keys that must not be empty at publish, with the sentence shown. */
  complete: Readonly<Partial<Record<keyof Content & string, string>>>
  /** Further findings, which depend on several keys. */
  check?: (content: Content) => Finding[]
  /** For sections that can follow the record of the page's offer, by `settings.followsRecord`. */
  fromRecord?: FromRecord<Content>
  /** From version n to n + 1. */
  upgrades: Readonly<Record<number, Upgrade>>
}

/** A definition whose content type is not known: what the registry holds. */
export type AnySectionDefinition = Omit<
  SectionDefinition,
  'content' | 'defaults' | 'fields' | 'complete' | 'check' | 'fromRecord'
> & {
  content: z.ZodMiniType<Record<string, unknown>>
  defaults: Readonly<Record<string, unknown>>
  fields: Readonly<Record<string, import('./fields.ts').Field>>
  complete: Readonly<Record<string, string | undefined>>
  check?: (content: never) => Finding[]
  fromRecord?: FromRecord<Record<string, unknown>>
}

/**
 * Declares a section type. Content, defaults, fields and upgrades are checked against each other by the compiler:
 * a content key without an editor field does not compile.
 */
export function defineSection<Content extends { layout: string }>(
  definition: SectionDefinition<Content>,
): SectionDefinition<Content> {
  return definition
}
