import type { ComponentType, ReactNode } from 'react'
import { anchorList } from './anchors.ts'
import type { Field } from './fields.ts'
import { withFollowed } from './followed-record.ts'
import { labelsId } from './labels-id.ts'
import type { SectionLabels } from './labels.ts'
import type { ListedRecord } from './listed-record.ts'
import { fillChipsDeep, type Offer, offerAt } from './offer.ts'
import {
  type Dropped,
  type ParsedSection,
  parseSection,
  readSectionAgain,
  type SectionDefinitions,
} from './parse-section.ts'
import { plainSlot } from './plain-slot.tsx'
import { plainComponents, type SectionComponents } from './section-components.ts'
import type { RecordDetails } from './record-details.ts'
import { isForVisitor, isScheduled, type VisitorClass } from './section-settings.ts'
import type { MediaAsset, PageContext, SectionView, SectionViewProps } from './section-view.ts'
import { type PageSection, readItems, type StoredItem } from './stored-items.ts'
import type { Link } from './values.ts'

export type { PageSection, StoredItem }

export interface SectionListProps {
  /** The page's sections as they are stored; settings may be missing, in part or altogether. */
  items: readonly StoredItem[]
  /** The section types there are. @default the package's own */
  sections?: SectionDefinitions
  views: Readonly<Record<string, SectionView>>
  offer: Offer
  media: (id: string) => MediaAsset | null
  /** Address of a link in a section that does not lead to a section of this page; those are resolved here. */
  href: (link: Link, section: PageSection) => string | null
  /** The records that a section lists by its rule. @default none */
  records?: ((section: PageSection) => readonly ListedRecord[] | undefined) | undefined
  /** What the record of the page's offer says, for sections that follow it. @default none */
  record?: RecordDetails | null | undefined
  /** Where the form of a section is posted. @default nowhere: forms are left out */
  formAction?: (section: PageSection) => string | null
  /** Address of the privacy policy, linked below every form. @default none */
  privacyHref?: string | undefined
  /**
   * The moment drawn for (ISO 8601): dates before it are past, and sections that `settings.schedule` does not
   * show then are left out. @default nothing is past, and every section is drawn whatever its schedule says
   */
  now?: string | undefined
  /**
   * Whom the page is drawn for: sections that `settings.audience` keeps for others are left out.
   * @default every section is drawn, whatever its audience
   */
  visitor?: VisitorClass | undefined
  /** Words that sections bring themselves. @default Indonesian */
  labels?: SectionLabels
  /** An application's own link and picture. */
  components?: Partial<SectionComponents>
  /** Sections that could not be drawn: the page goes on without them. Called once a section while it stays the same function. */
  onSkipped?: (section: PageSection, reason: string) => void
  /** What was left out of a section so that the rest could be drawn: items too many or broken, keys that are unknown. */
  onDropped?: ((section: PageSection, dropped: readonly Dropped[]) => void) | undefined
}

/** A section ready to draw: parsed, with its place on the page known. */
export interface PlacedSection {
  section: PageSection
  parsed: ParsedSection
  context: Omit<PageContext, 'isSample'>
}

/** Draws a page's sections in order. Unknown and broken ones are left out and reported; hidden ones are left out. */
export function SectionList({ views, onSkipped, onDropped, ...page }: SectionListProps): ReactNode {
  const ids = new Set<string>()
  return placeSections({ ...page, parse: readSectionAgain }).map(({ section, parsed, context }, index) => {
    const view = Object.hasOwn(views, section.type) ? views[section.type] : undefined
    if (parsed.kind === 'unknown' || !view) {
      const reason = parsed.kind === 'unknown' ? parsed.message : `no view for ${section.type}`
      once(onSkipped, section, () => onSkipped?.(section, reason))
      return null
    }
    if (parsed.dropped.length > 0) once(onDropped, section, () => onDropped?.(section, parsed.dropped))
    const key = ids.has(section.id) ? `${section.id} ${index}` : section.id
    ids.add(section.id)
    const View = view as ComponentType<SectionViewProps<Record<string, unknown>>>
    const content = fillChipsDeep(parsed.content, offerAt(page.offer, context.now))
    return <View key={key} content={content} page={{ ...context, isSample: false }} slot={plainSlot} />
  })
}

const reported = new WeakMap<object, WeakSet<object>>()

/** React may draw a list twice, and draws it again whenever something around it changes: a report is made once. */
function once(listener: object | undefined, section: PageSection, report: () => void) {
  if (!listener) return
  const sections = reported.get(listener) ?? new WeakSet()
  reported.set(listener, sections)
  if (sections.has(section)) return
  sections.add(section)
  report()
}

export interface PlaceSectionsProps extends Omit<SectionListProps, 'views' | 'onSkipped' | 'onDropped'> {
  /** How a section is read: strictly as for a save, or with `readSection` as for drawing. @default parseSection */
  parse?: typeof parseSection | undefined
}

/**
 * Parses a page's visible sections and gives each its anchor, heading level and picture priority.
 * Pure, so that the canvas places sections by the same rules as the published page.
 */
export function placeSections({
  items,
  sections,
  offer,
  media,
  href,
  records = () => undefined,
  record = null,
  formAction = () => null,
  privacyHref,
  now,
  visitor,
  labels = labelsId,
  components,
  parse = parseSection,
}: PlaceSectionsProps): PlacedSection[] {
  const shown = readItems(items).filter(
    ({ settings }) => !settings.isHidden && (now === undefined || isScheduled(settings, now)),
  )
  // A section has the same anchor for every visitor: shared links and analytics name sections by it.
  const anchorNames = anchorList(shown)
  const theirs = shown
    .map((section, index) => ({ section, anchor: anchorNames[index] ?? section.id }))
    .filter(({ section }) => visitor === undefined || isForVisitor(section.settings, visitor))
  const visible = theirs.map(({ section }) => section)
  // A duplicate id names the first.
  const anchors = new Map(theirs.map(({ section, anchor }) => [section.id, anchor] as const).toReversed())
  // The offer's own words may hold its chips, like every text of the page.
  const offerTarget = fillChipsDeep(offer.cta.target, offerAt(offer, now))
  const resolve = (link: Link, section: PageSection): string | null => {
    if (link.kind === 'section') {
      const anchor = anchors.get(link.sectionId)
      return anchor === undefined ? null : `#${anchor}`
    }
    if (link.kind === 'offer') return offerTarget.kind === 'offer' ? null : resolve(offerTarget, section)
    // An empty address would lead to the page itself.
    return href(link, section) || null
  }
  // One object for all sections, so that a section is redrawn only when its own values change.
  const ownComponents = components ? { ...plainComponents, ...components } : plainComponents
  let hasHeading = false
  let hasPicture = false
  let run = 0
  return visible.map((section, index) => {
    const above = visible[index - 1]
    const below = visible[index + 1]
    run = above?.type === section.type ? run + 1 : 0
    const stored = parse(section, sections)
    const parsed = withFollowed(stored, { settings: section.settings, record })
    const listed = records(section)
    const opensPage =
      !hasHeading && parsed.kind === 'known' && hasTitle(parsed.content) && !listsNothing(parsed.content, listed)
    const opensPictures = !hasPicture && parsed.kind === 'known' && hasImage(parsed.definition.fields, parsed.content)
    hasHeading ||= opensPage
    hasPicture ||= opensPictures
    return {
      section,
      parsed,
      context: {
        anchor: theirs[index]?.anchor ?? section.id,
        headingLevel: opensPage ? 1 : 2,
        imagePriority: opensPictures ? 'high' : 'lazy',
        settings: section.settings,
        joins: joinsOf(section, above, below),
        isFirst: visible.slice(0, index).every(({ type }) => bars.has(type)),
        run,
        offer,
        media,
        href: (link) => resolve(link, section),
        records: listed,
        record: parsed === stored ? undefined : (record ?? undefined),
        now,
        formAction: formAction(section),
        privacyHref,
        labels,
        components: ownComponents,
      },
    }
  })
}

/** They are no ground that a section could climb into. */
const bars: ReadonlySet<string> = new Set(['navbar', 'announcement_bar'])

function joinsOf({ settings }: PageSection, above?: PageSection, below?: PageSection): PageContext['joins'] {
  const isAbove = above?.settings.tone === settings.tone
  const isBelow = below?.settings.tone === settings.tone
  if (isAbove && isBelow) return 'both'
  if (isAbove) return 'above'
  return isBelow ? 'below' : undefined
}

function hasTitle(content: Record<string, unknown>): boolean {
  return typeof content.title === 'string' && content.title.trim() !== ''
}

/** Whether it is left out: its rule finds no record. */
function listsNothing({ listing }: Record<string, unknown>, records: readonly ListedRecord[] = []): boolean {
  return (
    typeof listing === 'object' && listing !== null && 'by' in listing && listing.by !== 'none' && records.length === 0
  )
}

function hasImage(fields: Readonly<Record<string, Field>>, content: Record<string, unknown>): boolean {
  return Object.entries(fields).some(([key, field]) => {
    const value = content[key]
    if (field.kind === 'image')
      return typeof value === 'object' && value !== null && 'mediaId' in value && value.mediaId !== ''
    if (field.kind === 'list' && Array.isArray(value))
      return value.some(
        (item: unknown) =>
          typeof item === 'object' && item !== null && hasImage(field.fields, item as Record<string, unknown>),
      )
    return false
  })
}
