import type { PageAnalytics } from '@naikkelas/contract/marketing'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { countWords, linkWords, rupiahWords, shareWords, timeWords } from '../../analytics/metric-format.ts'
import { useBuilder } from '../state/builder-context.ts'

interface SectionMetricsProps {
  analytics: PageAnalytics
}

interface Places {
  canvas: ReadonlyMap<string, Element>
  rows: ReadonlyMap<string, Element>
}

/** Metrics over each section of the canvas, and its reach in the outline. */
export function SectionMetrics({ analytics }: SectionMetricsProps) {
  const sections = useBuilder((state) => state.document.sections)
  const [places, setPlaces] = useState<Places>({ canvas: new Map(), rows: new Map() })
  // Canvas and outline draw the sections and know nothing of analytics.
  useLayoutEffect(() => {
    const elementsOf = (name: string) =>
      new Map(
        sections.flatMap(({ id }) => {
          const element = document.querySelector(`[${name}="${CSS.escape(id)}"]`)
          return element ? [[id, element] as const] : []
        }),
      )
    setPlaces({ canvas: elementsOf('data-canvas-section'), rows: elementsOf('data-section-row') })
  }, [sections])
  return sections.map(({ id }) => {
    const [canvas, row] = [places.canvas.get(id), places.rows.get(id)]
    const found = analytics.sections.find((section) => section.id === id)
    const links = analytics.links.filter(({ sectionId, isOnPage }) => sectionId === id && isOnPage)
    return (
      <span key={id} className="contents">
        {canvas && createPortal(<OnCanvas section={found} links={links} />, canvas)}
        {row && found && createPortal(<InOutline reach={found.reach} />, row)}
      </span>
    )
  })
}

interface OnCanvasProps {
  section: PageAnalytics['sections'][number] | undefined
  links: PageAnalytics['links']
}

/** Number of buttons listed per section; the others are on the analytics screen. */
const linksShown = 4

function OnCanvas({ section, links }: OnCanvasProps) {
  return (
    <div className="builder-chrome builder-metrics">
      {section ? (
        <>
          <p>
            <strong>{shareWords(section.reach)}</strong> jangkauan · <strong>{timeWords(section.averageMs)}</strong>{' '}
            dilihat · <strong>{shareWords(section.dropOff)}</strong> berhenti di sini
          </p>
          {section.sales !== null && section.sales > 0 && (
            <p>
              Menjual <strong>{rupiahWords(section.revenue)}</strong> ({countWords(section.sales)} pesanan)
            </p>
          )}
          {links.slice(0, linksShown).map((one) => (
            <p key={one.link}>
              <strong>{countWords(one.clicks)} klik</strong> ({shareWords(one.share)}){' '}
              <span className="builder-metrics-label">{linkWords(one)}</span>
            </p>
          ))}
          {links.length > linksShown && <p>dan {links.length - linksShown} tombol lain</p>}
        </>
      ) : (
        <p>Belum terbit, belum ada angkanya</p>
      )}
    </div>
  )
}

function InOutline({ reach }: { reach: number | null }) {
  return (
    <span className="shrink-0 pe-1 text-app-xs font-semibold text-accent tabular-nums">
      <span className="sr-only">Jangkauan </span>
      {shareWords(reach)}
    </span>
  )
}
