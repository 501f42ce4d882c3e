import type { Media } from '@naikkelas/contract'
import type { PageDocument } from '@naikkelas/page'
import { placeSections } from '@naikkelas/ui/sections'
import { fillChipsDeep, type SectionViewProps } from '@naikkelas/ui/sections/registry'
import { ThemeScope, ThemeStyle } from '@naikkelas/ui/theme'
import { Suspense, useId } from 'react'
import { useNonce } from '../../../shared/document/nonce.ts'
import { DrawingBoundary } from './drawing-boundary.tsx'
import { assetOf } from './media-asset.ts'
import { viewOf } from './section-views.ts'

interface PageDrawingProps {
  document: PageDocument
  media: readonly Media[]
  /** Shows where pictures and empty texts go. @default false */
  isSample?: boolean
  /** Draws forms as visitors have them; never where it would lie within another form. @default false */
  hasForms?: boolean
}

/** A whole page to look at, drawn by the sections themselves; nothing of it is for pressing. */
export function PageDrawing({ document, media, isSample = false, hasForms = false }: PageDrawingProps) {
  const nonce = useNonce()
  const id = useId()
  const assets = new Map(media.map((item) => [item.id, assetOf(item)]))
  const placed = placeSections({
    items: document.sections,
    offer: document.offer,
    media: (mediaId) => assets.get(mediaId) ?? null,
    href: () => '#',
    formAction: () => (hasForms ? '#' : null),
  })
  return (
    <>
      <ThemeStyle theme={document.theme} {...(nonce === undefined ? {} : { nonce })} />
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
              <Suspense fallback={null}>
                <View content={fillChipsDeep(parsed.content, document.offer)} page={page} slot={plainSlot} />
              </Suspense>
            </DrawingBoundary>
          )
        })}
      </ThemeScope>
    </>
  )
}

const plainSlot: SectionViewProps<never>['slot'] = (_path, node) => node
