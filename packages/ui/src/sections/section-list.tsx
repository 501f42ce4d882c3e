import type { ComponentType, ReactNode } from 'react'
import { anchorsOf } from './anchors.ts'
import type { Field } from './fields.ts'
import { labelsId, type SectionLabels } from './labels.ts'
import { fillChipsDeep, type Offer } from './offer.ts'
import { type ParsedSection, parseSection, type SectionDefinitions, type StoredSection } from './parse-section.ts'
import { plainComponents, type SectionComponents } from './section-components.ts'
import type { SectionSettings } from './section-settings.ts'
import type { MediaAsset, PageContext, SectionView, SectionViewProps, Slot } from './section-view.ts'
import type { Link } from './values.ts'

export interface PageSection extends StoredSection {
  settings: SectionSettings
}

export interface SectionListProps {
  /** The page's sections as they are stored. */
  items: readonly PageSection[]
  /** The section types there are. @default the package's own */
  sections?: SectionDefinitions
  views: Readonly<Record<string, SectionView>>
  offer: Offer
  media: (id: string) => MediaAsset | null
  /** Address of a link that is not a section of this page; sections are resolved here. */
  href: (link: Link) => string | null
  /** Where the form of a section is posted. @default nowhere: forms are left out */
  formAction?: (section: PageSection) => string | null
  /** Words that sections bring themselves. @default Indonesian */
  labels?: SectionLabels
  /** An application's own link and picture. */
  components?: Partial<SectionComponents>
  /** Sections that could not be drawn: the page goes on without them. */
  onSkipped?: (section: PageSection, reason: string) => void
}

/** A section ready to draw: parsed, with its place on the page known. */
export interface PlacedSection {
  section: PageSection
  parsed: ParsedSection
  context: Omit<PageContext, 'isCanvas'>
}

const plainSlot: Slot = (_path, node) => node

/** Draws a page's sections in order. Unknown and broken ones are left out and reported; hidden ones are left out. */
export function SectionList({ views, onSkipped, ...page }: SectionListProps): ReactNode {
  return placeSections(page).map(({ section, parsed, context }) => {
    const view = views[section.type]
    if (parsed.kind === 'unknown' || !view) {
      onSkipped?.(section, parsed.kind === 'unknown' ? parsed.message : `no view for ${section.type}`)
      return null
    }
    const View = view as ComponentType<SectionViewProps<Record<string, unknown>>>
    const content = fillChipsDeep(parsed.content, page.offer)
    return <View key={section.id} content={content} page={{ ...context, isCanvas: false }} slot={plainSlot} />
  })
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
  formAction = () => null,
  labels = labelsId,
  components,
}: Omit<SectionListProps, 'views' | 'onSkipped'>): PlacedSection[] {
  const visible = items.filter(({ settings }) => !settings.isHidden)
  const anchors = anchorsOf(visible)
  // The offer's own words may hold its chips, as any text of the page.
  const offerTarget = fillChipsDeep(offer.cta.target, offer)
  const resolve = (link: Link): string | null => {
    if (link.kind === 'section') {
      const anchor = anchors.get(link.sectionId)
      return anchor === undefined ? null : `#${anchor}`
    }
    if (link.kind === 'offer') return offerTarget.kind === 'offer' ? null : resolve(offerTarget)
    return href(link)
  }
  let hasHeading = false
  let hasPicture = false
  let run = 0
  return visible.map((section, index) => {
    const above = visible[index - 1]
    const below = visible[index + 1]
    run = above?.type === section.type ? run + 1 : 0
    const parsed = parseSection(section, sections)
    const opensPage = !hasHeading && parsed.kind === 'known' && hasTitle(parsed.content)
    const opensPictures = !hasPicture && parsed.kind === 'known' && hasImage(parsed.definition.fields, parsed.content)
    hasHeading ||= opensPage
    hasPicture ||= opensPictures
    return {
      section,
      parsed,
      context: {
        anchor: anchors.get(section.id) ?? section.id,
        headingLevel: opensPage ? 1 : 2,
        imagePriority: opensPictures ? 'high' : 'lazy',
        settings: section.settings,
        joins: joinsOf(section, above, below),
        run,
        offer,
        media,
        href: resolve,
        formAction: formAction(section),
        labels,
        components: { ...plainComponents, ...components },
      },
    }
  })
}

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
