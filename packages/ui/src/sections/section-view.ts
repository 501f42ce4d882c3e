import type { ComponentType, ReactNode } from 'react'
import type { SectionLabels } from './labels.ts'
import type { ListedRecord } from './listed-record.ts'
import type { Offer } from './offer.ts'
import type { RecordDetails } from './record-details.ts'
import type { SectionComponents } from './section-components.ts'
import type { SectionSettings } from './section-settings.ts'
import type { Image, Link } from './values.ts'

/** Where a text sits in a content: keys and item ids, `['items', 'V1StGXR8_Z', 'title']`. */
export type FieldPath = readonly string[]

/** A picture or film as a page shows it. */
export interface MediaAsset {
  id: string
  kind: 'image' | 'video'
  /** Pixels of the original after turning it upright. */
  width: number
  height: number
  /** Dominant colour, `#rrggbb`, seen until the picture is there and when it never comes. */
  color: string
  /** Widths that exist, ascending, in pixels. */
  widths: readonly number[]
  /** Address of one width in one format; for a film, of the file (`width` is ignored). */
  url(format: 'avif' | 'webp' | 'original', width: number): string
}

/** What a section needs to know of the page around it; computed once by SectionList. */
export interface PageContext {
  /** DOM id of the section, unique on its page. */
  anchor: string
  /** 1 for the first section of the page that has a title, else 2. Items are one below. */
  headingLevel: 1 | 2
  /** `high` for the first picture of the page, which is fetched at once; `lazy` for all others. */
  imagePriority: 'high' | 'lazy'
  settings: SectionSettings
  /** Which neighbours stand on the same ground: the padding between them is shared. */
  joins?: 'above' | 'below' | 'both' | undefined
  /** Nothing but bars is above it: a step would climb into the navigation or out of the page. @default false */
  isFirst?: boolean | undefined
  /** How many sections of the same type stand directly above, for layouts that alternate. @default 0 */
  run?: number | undefined
  offer: Offer
  /** The asset of a media id, or null when it is missing: the picture is left out. */
  media(id: string): MediaAsset | null
  /** Address of a link, or null when it leads nowhere: the text is drawn without a link. */
  href(link: Link): string | null
  /** The moment drawn for (ISO 8601): what ended before it is past. @default nothing is past */
  now?: string | undefined
  /** Where the section's form is posted, or null where nothing receives it: the form is then left out. */
  formAction: string | null
  /** What becomes of what a form sends: linked below every form. @default none */
  privacyHref?: string | undefined
  /** The records that the section lists, where it lists some by a rule. @default none */
  records?: readonly ListedRecord[] | undefined
  /** The record that the section follows: its content has what that says. @default none */
  record?: RecordDetails | undefined
  /** Words that sections bring themselves. */
  labels: SectionLabels
  /** What links and pictures are drawn with. */
  components: SectionComponents
  /**
   * Draws the places of empty texts and pictures too, for the preview of a section that is not filled in yet. They
   * take room: what is edited is drawn without them, as visitors see it.
   */
  isSample: boolean
  /**
   * Drawn as on a phone, whatever the screen it is drawn on: in an editor. Published pages leave that to
   * the browser.
   */
  isPhone?: boolean | undefined
  /**
   * In an editor: what has yet to be chosen keeps its look and is marked, and nothing opens over the
   * section. Layout and height are those of the published page, which never sees it true. @default isSample
   */
  isDraft?: boolean | undefined
  /**
   * Which value of the content a picture draws, in an editor: it is written on the picture and on its
   * empty place. Published pages never have it.
   */
  pictureName?: ((image: Image) => string | undefined) | undefined
}

/**
 * Returns the node unchanged on a published page. On the canvas it marks the text, and for the focused path returns
 * the editor instead. Every text of a section passes through it.
 */
export type Slot = (path: FieldPath, node: ReactNode) => ReactNode

/** What every part of a section is drawn with. */
export interface SectionPartProps {
  page: PageContext
  slot: Slot
}

export interface SectionViewProps<Content> extends SectionPartProps {
  content: Content
}

export type SectionView = ComponentType<SectionViewProps<never>>

/** Whether a text is drawn: when there is one, or in a sample, which shows the place of each. */
export function isShown(value: string, page: PageContext): boolean {
  return page.isSample || value.trim() !== ''
}

/** Whether the section is drawn in an editor. */
export function isEdited({ isSample, isDraft = isSample }: PageContext): boolean {
  return isDraft
}

/** Whether an instant lies before the moment the page is drawn for. */
export function isPast(instant: string, page: PageContext): boolean {
  return page.now !== undefined && Date.parse(instant) <= Date.parse(page.now)
}
