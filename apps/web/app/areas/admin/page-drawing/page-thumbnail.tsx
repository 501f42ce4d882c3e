import type { Media } from '@naikkelas/contract/pages'
import type { PageDocument } from '@naikkelas/page'
import type { MediaAsset } from '@naikkelas/ui/sections/registry'
import { memo, useMemo } from 'react'
import { PageDrawing } from './page-drawing.tsx'
import { useScale } from './use-scale.ts'

interface PageThumbnailProps {
  document: PageDocument
  media: readonly (Media | MediaAsset)[]
  /** Width the page is drawn at before it is scaled, in CSS pixels. @default 1280 */
  width?: number
  /** A section type in the palette: shows picture placeholders, centred in its frame. @default false */
  isSample?: boolean
}

/** A thumbnail of a page or section. Decorative: hidden from screen readers. */
export const PageThumbnail = memo(function PageThumbnail({
  document,
  media,
  width = 1280,
  isSample = false,
}: PageThumbnailProps) {
  const { frame, drawing } = useScale(width, isSample)
  const still = useMemo(() => {
    // Sticky elements would cover the top permanently.
    const sections = isSample ? document.sections : document.sections.filter(({ type }) => type !== 'sticky_cta')
    return { ...document, sections }
  }, [document, isSample])
  return (
    <div
      ref={frame}
      aria-hidden="true"
      inert
      className="pointer-events-none relative size-full overflow-hidden select-none"
    >
      <div ref={drawing} className="invisible absolute inset-x-0 top-0">
        <PageDrawing document={still} media={media} isSample={isSample} />
      </div>
    </div>
  )
})
