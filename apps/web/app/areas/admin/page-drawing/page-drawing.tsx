import type { Media } from '@naikkelas/contract/pages'
import type { PageDocument } from '@naikkelas/page'
import { placeSections } from '@naikkelas/ui/sections'
import type { ListedRecords, MediaAsset, RecordDetails, VisitorClass } from '@naikkelas/ui/sections/registry'
import { ThemeStyle } from '@naikkelas/ui/theme'
import { type ReactNode, useId } from 'react'
import { useNonce } from '../../../shared/document/nonce.ts'
import { DrawnSection } from './drawn-section.tsx'
import { assetOf } from './media-asset.ts'
import { PageScope } from './page-scope.tsx'

interface PageDrawingProps {
  document: PageDocument
  /** Of the library, or already converted. */
  media: readonly (Media | MediaAsset)[]
  /** What its lists show by their rules. @default nothing */
  records?: ListedRecords
  /** What the record of its offer says, for sections that follow it. @default nothing */
  record?: RecordDetails | null
  /** Shows placeholders of pictures and empty texts. @default false */
  isSample?: boolean
  /** Uses the pictures for phones, whatever the screen is. @default false */
  isPhone?: boolean
  /** Time of drawing (ISO 8601): sections may depend on a date. @default now, to the minute */
  now?: string
  /** The navigation bars, if the page has them. @default none */
  bars?: ReactNode
  /** Omits sections of other audiences. @default every section */
  visitor?: VisitorClass
}

/**
 * A whole inert page, drawn by the sections themselves. Its forms are form elements: it must not be inside another one.
 */
export function PageDrawing({
  document,
  media,
  records = {},
  record = null,
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
    records: ({ id }) => records[id],
    record,
    href: () => '#',
    formAction: () => '#',
    privacyHref: '#',
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
