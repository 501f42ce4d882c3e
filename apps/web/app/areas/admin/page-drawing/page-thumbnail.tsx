import type { Media } from '@naikkelas/contract'
import type { PageDocument } from '@naikkelas/page'
import { placeSections } from '@naikkelas/ui/sections'
import { views } from '@naikkelas/ui/sections/views'
import { type SectionView, type SectionViewProps, fillChipsDeep } from '@naikkelas/ui/sections/registry'
import { ThemeScope, ThemeStyle } from '@naikkelas/ui/theme'
import { type ComponentType, memo, useId } from 'react'
import { useNonce } from '../../../shared/document/nonce.ts'
import { DrawingBoundary } from './drawing-boundary.tsx'
import { assetOf } from './media-asset.ts'
import { useScale } from './use-scale.ts'

interface PageThumbnailProps {
  document: PageDocument
  media: readonly Media[]
  /** Width the page is drawn at before it is scaled, in CSS pixels. @default 1280 */
  width?: number
  /** A section type to choose: shows where its pictures go, and stands in the middle of its frame. @default false */
  isSample?: boolean
}

/** A page or section in small, drawn by the sections themselves. Decorative: its words are not read out. */
export const PageThumbnail = memo(function PageThumbnail({
  document,
  media,
  width = 1280,
  isSample = false,
}: PageThumbnailProps) {
  const { frame, drawing } = useScale(width, isSample)
  const nonce = useNonce()
  const id = useId()
  const assets = new Map(media.map((item) => [item.id, assetOf(item)]))
  const placed = placeSections({
    items: document.sections,
    offer: document.offer,
    media: (mediaId) => assets.get(mediaId) ?? null,
    href: () => '#',
  })
  return (
    <div
      ref={frame}
      aria-hidden="true"
      inert
      className="pointer-events-none relative size-full overflow-hidden select-none"
    >
      <ThemeStyle theme={document.theme} {...(nonce === undefined ? {} : { nonce })} />
      <div ref={drawing} className="invisible absolute inset-x-0 top-0">
        <ThemeScope theme={document.theme} tone="white">
          {placed.map(({ section, parsed, context }) => {
            const View = viewOf(section.type)
            if (!View || parsed.kind === 'unknown') return null
            const page = {
              ...context,
              anchor: `${id}${context.anchor}`,
              imagePriority: 'lazy' as const,
              isCanvas: isSample,
            }
            return (
              <DrawingBoundary key={section.id} fallback={null}>
                <View content={fillChipsDeep(parsed.content, document.offer)} page={page} slot={plainSlot} />
              </DrawingBoundary>
            )
          })}
        </ThemeScope>
      </div>
    </div>
  )
})

const plainSlot: SectionViewProps<never>['slot'] = (_path, node) => node

/** The view of a section type, ready to take parsed content; undefined for a type this build does not know. */
export function viewOf(type: string): ComponentType<SectionViewProps<Record<string, unknown>>> | undefined {
  const known: Readonly<Record<string, SectionView>> = views
  return Object.hasOwn(known, type)
    ? (known[type] as ComponentType<SectionViewProps<Record<string, unknown>>>)
    : undefined
}
