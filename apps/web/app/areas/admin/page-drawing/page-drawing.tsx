import type { Media } from '@naikkelas/contract'
import type { PageDocument } from '@naikkelas/page'
import { placeSections } from '@naikkelas/ui/sections'
import type { MediaAsset, VisitorClass } from '@naikkelas/ui/sections/registry'
import { ThemeStyle } from '@naikkelas/ui/theme'
import { type ReactNode, useId } from 'react'
import { useNonce } from '../../../shared/document/nonce.ts'
import { DrawnSection } from './drawn-section.tsx'
import { assetOf } from './media-asset.ts'
import { PageScope } from './page-scope.tsx'

interface PageDrawingProps {
  document: PageDocument
  /** Of the library, or ready to be drawn. */
  media: readonly (Media | MediaAsset)[]
  /** Shows where pictures and empty texts go. @default false */
  isSample?: boolean
  /** Takes the pictures meant for phones, whatever the screen is. @default false */
  isPhone?: boolean
  /** The moment it is drawn for (ISO 8601): what sections say of a date depends on it. @default now, to the minute it is looked at */
  now?: string
  /** The site's bars, where the page has them. @default none */
  bars?: ReactNode
  /** Leaves out what is for others. @default every section, whomever it is for */
  visitor?: VisitorClass
}

/**
 * A whole page to look at, drawn by the sections themselves; nothing of it is for pressing. Its forms are forms: it may
 * not lie within another.
 */
export function PageDrawing({
  document,
  media,
  isSample = false,
  isPhone = false,
  now,
  visitor,
  bars,
}: PageDrawingProps) {
  const nonce = useNonce()
  const id = useId()
  const assets = new Map(media.map((item) => [item.id, 'url' in item ? item : assetOf(item)]))
  const placed = placeSections({
    items: document.sections,
    offer: document.offer,
    media: (mediaId) => assets.get(mediaId) ?? null,
    href: () => '#',
    formAction: () => '#',
    now,
    visitor,
  })
  return (
    <>
      <ThemeStyle theme={document.theme} {...(nonce === undefined ? {} : { nonce })} />
      <PageScope document={document} above={bars}>
        {placed.map((place) => (
          <DrawnSection
            key={place.section.id}
            place={place}
            offer={document.offer}
            linkWords={document.linkWords}
            idPrefix={id}
            isSample={isSample}
            isPhone={isPhone}
          />
        ))}
      </PageScope>
    </>
  )
}
