'use client'
import { type HTMLAttributes, type KeyboardEvent, type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { peringatan } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { cx } from '../../primitives/variants.ts'
import { pageTexts } from './page-text.ts'
import { PasswordForm } from './password-form.tsx'
import { PdfPage } from './pdf-page.tsx'
import { PdfToolbar } from './pdf-toolbar.tsx'
import { type PdfViewerLabels, pdfViewerLabelsId } from './pdf-viewer.labels.ts'
import { usePdf } from './use-pdf.ts'
import { useSearch } from './use-search.ts'

export interface PdfViewerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Title of the document; names the viewer. */
  label: string
  /** Its address. A server that answers ranges sends only the pages that are looked at. */
  src: string
  /** Page to begin at, from 1: where someone stopped reading. @default 1 */
  startPage?: number
  /** Called with the page that is read and the number of all, once the document is open and at each change. */
  onPage?: (page: number, count: number) => void
  /** Words drawn faintly into each page: who reads it. */
  watermark?: string
  /** Everything it says itself: `pdfViewerLabelsEn` for English. @default pdfViewerLabelsId */
  labels?: PdfViewerLabels
  ref?: Ref<HTMLDivElement>
}

/** A PDF has 72 points in an inch, a screen 96 pixels. */
const PIXELS_PER_POINT = 96 / 72
const zooms = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** A document to read, page below page: each is drawn when it comes near. With search, size and selectable text. */
export function PdfViewer({
  label,
  src,
  startPage = 1,
  onPage,
  watermark,
  labels = pdfViewerLabelsId,
  className,
  ...rest
}: PdfViewerProps) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [page, setPage] = useState(startPage)
  const [count, setCount] = useState(0)
  const [zoom, setZoom] = useState<number | null>(null)
  const [width, setWidth] = useState(0)
  const { open, hasFailed, password, retry } = usePdf(src, (pages) => {
    setCount(pages)
    setPage(Math.min(pages, Math.max(1, startPage)))
  })
  const textOf = useMemo(() => (open ? pageTexts(open.document) : null), [open])
  const { query, setQuery, search, step } = useSearch(count, textOf)
  const hit = search.hits[search.current]
  const fitting = open && width > 0 ? width / (open.size.width * PIXELS_PER_POINT) : 1
  const shown = zoom ?? fitting

  useEffect(() => {
    if (!scroller) return
    // Inside its padding, where pages lie.
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [scroller])

  const latest = useRef({ page, onPage })
  useEffect(() => {
    latest.current = { page, onPage }
  })
  const go = (wanted: number) => {
    const within = Math.min(count, Math.max(1, wanted))
    setPage(within)
    place(scroller, within)
  }
  // The page that is read stays in sight when it is drawn in another size.
  const isOpen = open !== null
  useEffect(() => {
    if (isOpen && width > 0) place(scroller, latest.current.page)
  }, [isOpen, scroller, shown, width])
  useEffect(() => {
    if (count > 0) latest.current.onPage?.(page, count)
  }, [page, count])
  useEffect(() => {
    if (hit) place(scroller, hit.page)
  }, [hit, scroller])

  const changeZoom = (by: 1 | -1) => {
    const next = by > 0 ? zooms.find((one) => one > shown + 0.01) : zooms.findLast((one) => one < shown - 0.01)
    setZoom(next ?? shown)
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const action = {
      ArrowLeft: () => go(page - 1),
      ArrowRight: () => go(page + 1),
      Home: () => go(1),
      End: () => go(count),
      '+': () => changeZoom(1),
      '-': () => changeZoom(-1),
      '0': () => setZoom(null),
    }[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  return (
    <div
      {...rest}
      role="group"
      aria-label={labels.viewer(label)}
      data-component="PdfViewer"
      className={cx('ui:pdf', className)}
    >
      {open && textOf ? (
        <>
          <PdfToolbar
            labels={labels}
            page={page}
            count={count}
            onPage={go}
            zoom={shown * 100}
            isFitting={zoom === null}
            onZoom={changeZoom}
            onFit={() => setZoom(null)}
            query={query}
            onQuery={setQuery}
            hits={{ current: search.current + 1, count: search.hits.length, isDone: search.isDone }}
            onHit={step}
          />
          <div
            ref={setScroller}
            data-part="pages"
            role="region"
            aria-label={labels.pages}
            tabIndex={0}
            onKeyDown={press}
            onScroll={({ currentTarget }) => setPage(pageAt(currentTarget) ?? page)}
          >
            {width > 0 &&
              Array.from({ length: count }, (_, index) => (
                <PdfPage
                  key={index}
                  open={open}
                  page={index + 1}
                  label={labels.page(index + 1)}
                  scale={shown * PIXELS_PER_POINT}
                  size={open.size}
                  scroller={scroller}
                  textOf={textOf}
                  watermark={watermark}
                  words={search.words}
                  current={hit?.page === index + 1 ? hit.from : -1}
                />
              ))}
          </div>
        </>
      ) : password ? (
        <PasswordForm labels={labels} isAgain={password.isAgain} onAnswer={password.answer} />
      ) : hasFailed ? (
        <div role="alert" data-part="state">
          <IconShape of={peringatan} size={32} />
          <p>{labels.failed}</p>
          <Button onClick={retry}>{labels.retry}</Button>
        </div>
      ) : (
        <div data-part="state">
          <Spinner size="lg" label={labels.loading} />
        </div>
      )}
    </div>
  )
}

/** Its top at the top of what is seen. */
function place(scroller: HTMLElement | null, page: number) {
  const target = scroller?.querySelector<HTMLElement>(`[data-page="${page}"]`)
  if (scroller && target) scroller.scrollTop = target.offsetTop - 8
}

/** The page at a third of what is seen; the last one at the end. */
function pageAt(scroller: HTMLElement): number | null {
  const pages = [...scroller.querySelectorAll<HTMLElement>('[data-page]')]
  const isAtEnd = scroller.scrollTop > 0 && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1
  const line = scroller.scrollTop + scroller.clientHeight / 3
  const found = isAtEnd ? pages.at(-1) : pages.findLast(({ offsetTop }) => offsetTop <= line)
  return found ? Number(found.dataset.page) : null
}
