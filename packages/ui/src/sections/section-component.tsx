import type { ComponentType, ReactNode } from 'react'
import { labelsId } from './labels-id.ts'
import type { SectionLabels } from './labels.ts'
import { fillChipsDeep, noOffer, type Offer } from './offer.ts'
import { plainSlot } from './plain-slot.tsx'
import { plainComponents, type SectionComponents } from './section-components.ts'
import { defaultSettings, type SectionSettings } from './section-settings.ts'
import type { MediaAsset, PageContext, SectionViewProps } from './section-view.ts'
import { safeHref } from '../values/safe-href.ts'
import type { Link } from './values.ts'
import { whatsappAddress } from './whatsapp-address.ts'

/** What surrounds a section outside of a page; every part has a default. No content uses one of these names. */
export interface SectionSurroundings {
  /** DOM id. @default the section's type */
  anchor?: string
  /** @default 2 */
  headingLevel?: PageContext['headingLevel']
  /** @default 'lazy' */
  imagePriority?: PageContext['imagePriority']
  settings?: Partial<SectionSettings>
  offer?: Partial<Offer>
  /** The asset of a media id. @default none: pictures are left out */
  media?: (id: string) => MediaAsset | null
  /** Address of a link. @default addresses typed by hand and WhatsApp numbers */
  href?: (link: Link) => string | null
  /** The moment drawn for (ISO 8601): dates before it are past. @default nothing is past */
  now?: string | undefined
  /** Where its form is sent. @default null: the form is left out */
  formAction?: string | null
  /** Address of the privacy policy, linked below the form. @default none */
  privacyHref?: string
  /** @default Indonesian */
  labels?: SectionLabels
  components?: Partial<SectionComponents>
}

export type SectionProps<Content> = Content & SectionSurroundings

/** A section as a component of its own: content and surroundings are props, and it needs no page around it. */
export function sectionComponent<Content extends { layout: string }>(
  type: string,
  View: ComponentType<SectionViewProps<Content>>,
): (props: SectionProps<Content>) => ReactNode {
  function Section({
    anchor = type,
    headingLevel = 2,
    imagePriority = 'lazy',
    settings,
    offer,
    media = () => null,
    href = plainHref,
    now,
    formAction = null,
    privacyHref,
    labels = labelsId,
    components,
    ...content
  }: SectionProps<Content>) {
    const page: PageContext = {
      anchor,
      headingLevel,
      imagePriority,
      settings: { ...defaultSettings, ...settings },
      offer: { ...noOffer, ...offer },
      media,
      href: (link) => href(link) || null,
      now,
      formAction,
      privacyHref,
      labels,
      components: { ...plainComponents, ...components },
      isSample: false,
    }
    // What is left of the props is the content: no content uses the name of a surrounding (contract.test.tsx).
    return <View content={fillChipsDeep(content as unknown as Content, page.offer)} page={page} slot={plainSlot} />
  }
  return Section
}

function plainHref(link: Link): string | null {
  switch (link.kind) {
    case 'url':
      return safeHref(link.href)
    case 'whatsapp':
      return whatsappAddress(link.number, link.text)
    default:
      return null
  }
}
