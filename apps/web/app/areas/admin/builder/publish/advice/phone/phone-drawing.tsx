import type { PageDocument } from '@naikkelas/page'
import { placeSections } from '@naikkelas/ui/sections'
import { ThemeScope } from '@naikkelas/ui/theme'
import { useEffect, useId, useMemo, useRef } from 'react'
import { DrawnSection } from '../../../../page-drawing/drawn-section.tsx'
import { loadViews } from '../../../../page-drawing/section-views.ts'
import { useRecordDetails } from '../../../offer-record/bound-offer.ts'
import { useListedRecords } from '../../../offer-record/listed-records.ts'
import { useCanvasAssets } from '../../../stage/canvas-assets.ts'
import { measuredMark, measurePhone, type PhoneMeasure } from './phone-measure.ts'

interface PhoneDrawingProps {
  document: PageDocument
  onMeasured: (measure: PhoneMeasure) => void
}

/** Long enough for a word to be finished: measuring lays the whole page out. */
const pauseMs = 400

/** The page at the width of a small phone, out of sight, to be measured; the canvas has the theme's style. */
export function PhoneDrawing({ document, onMeasured }: PhoneDrawingProps) {
  const media = useCanvasAssets()
  const records = useListedRecords()
  const record = useRecordDetails()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const placed = useMemo(
    () =>
      placeSections({
        items: document.sections,
        offer: document.offer,
        media,
        records,
        record,
        href: () => '#',
        formAction: () => '#',
        privacyHref: '#',
      }),
    [document, media, records, record],
  )
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(async () => {
      await loadViews(placed.map(({ section }) => section.type)).catch(() => undefined)
      await window.document.fonts.ready
      requestAnimationFrame(() => {
        if (!isOver && root.current) onMeasured(measurePhone(root.current))
      })
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [placed, onMeasured])
  return (
    <div
      aria-hidden="true"
      inert
      className="pointer-events-none fixed start-0 top-0 -z-10 h-0 w-[360px] overflow-hidden"
    >
      <div ref={root} className="w-[360px]">
        <ThemeScope theme={document.theme} className="builder-page bg-surface text-text">
          {placed.map((place) => (
            <div key={place.section.id} {...{ [measuredMark]: place.section.id }}>
              <DrawnSection place={place} offer={document.offer} linkWords={document.linkWords} idPrefix={id} />
            </div>
          ))}
        </ThemeScope>
      </div>
    </div>
  )
}
