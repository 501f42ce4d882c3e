import { fallbackOf, type LinkWords, sampleOf, sayLinkWordsDeep, sayOrderWordsDeep } from '@naikkelas/page'
import type { PlacedSection } from '@naikkelas/ui/sections'
import { plainSlot } from '@naikkelas/ui/sections/parts'
import { fillChipsDeep, type Offer } from '@naikkelas/ui/sections/registry'
import { type ReactNode, Suspense } from 'react'
import { DrawingBoundary } from './drawing-boundary.tsx'
import { SectionDrawing } from './section-drawing.tsx'
import { isKnownView } from './section-views.ts'

interface DrawnSectionProps {
  place: PlacedSection
  offer: Offer
  /** Dynamic words; drawn with their defaults. @default none */
  linkWords?: LinkWords | undefined
  /** Prefix of its anchor, so that the same page may be drawn twice on one screen. */
  idPrefix: string
  /** Shows placeholders of pictures and empty texts. @default false */
  isSample?: boolean
  /** Uses the pictures for phones, whatever the screen is. @default false */
  isPhone?: boolean
  /** Fallback for a section that cannot be drawn. @default nothing */
  fallback?: ReactNode
}

/** One inert section, drawn at its place on its page. */
export function DrawnSection({
  place,
  offer,
  linkWords,
  idPrefix,
  isSample = false,
  isPhone = false,
  fallback = null,
}: DrawnSectionProps) {
  const { section, parsed, context } = place
  if (!isKnownView(section.type) || parsed.kind === 'unknown') return fallback
  const page = {
    ...context,
    anchor: `${idPrefix}${context.anchor}`,
    imagePriority: 'lazy' as const,
    isSample: isSample,
    isPhone,
  }
  return (
    <DrawingBoundary resetKey={section} fallback={fallback}>
      <Suspense fallback={null}>
        <SectionDrawing
          type={section.type}
          content={fillChipsDeep(
            sayLinkWordsDeep(sayOrderWordsDeep(parsed.content, sampleOf), fallbackOf(linkWords)),
            offer,
          )}
          page={page}
          slot={plainSlot}
        />
      </Suspense>
    </DrawingBoundary>
  )
}
