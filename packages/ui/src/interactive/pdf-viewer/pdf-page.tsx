'use client'

import { useEffect, useRef, useState } from 'react'
import type { OpenPdf } from './open-pdf.ts'
import { hitsOn, lowered, type PageText, stretchOf } from './page-text.ts'

interface PdfPageProps {
  open: OpenPdf
  page: number
  label: string
  /** Pixels per point. */
  scale: number
  /** Of a page that was not drawn yet, in points. */
  size: { width: number; height: number }
  scroller: HTMLElement | null
  textOf: (page: number) => Promise<PageText>
  watermark: string | undefined
  /** Words to mark, in lower case; empty for none. */
  words: string
  /** Where the hit that is looked at begins on this page; -1 when it is on another. */
  current: number
}

/** Pages within a screen above and below are drawn. */
const NEAR = '100% 0%'
/** Phones give up on canvases that are larger. */
const MOST_PIXELS = 16_000_000

/** One page: a box of its size, with its picture and its text while it is near. */
export function PdfPage({ open, page, label, scale, size, scroller, textOf, watermark, words, current }: PdfPageProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const marks = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(size)
  const [isNear, setIsNear] = useState(false)
  const [drawn, setDrawn] = useState<{ starts: readonly number[]; pieces: readonly HTMLElement[] } | null>(null)
  useEffect(() => {
    const { current: element } = box
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      root: scroller,
      rootMargin: NEAR,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])

  useEffect(() => {
    const [sheet, letters] = [canvas.current, layer.current]
    if (!isNear || !sheet || !letters) return
    let isOver = false
    let stop = () => {}
    const draw = async () => {
      const proxy = await open.document.getPage(page)
      const viewport = proxy.getViewport({ scale })
      const { width, height } = proxy.getViewport({ scale: 1 })
      if (isOver) return
      setOwn((before) => (before.width === width && before.height === height ? before : { width, height }))
      const density = Math.min(
        window.devicePixelRatio || 1,
        Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)),
      )
      sheet.width = Math.floor(viewport.width * density)
      sheet.height = Math.floor(viewport.height * density)
      const task = proxy.render({ canvas: sheet, viewport: proxy.getViewport({ scale: scale * density }) })
      stop = () => task.cancel()
      await task.promise
      if (watermark !== undefined) mark(sheet, watermark)
      const { content, starts } = await textOf(page)
      if (isOver) return
      letters.replaceChildren()
      const text = new open.engine.TextLayer({ textContentSource: content, container: letters, viewport })
      stop = () => text.cancel()
      await text.render()
      if (!isOver) setDrawn({ starts, pieces: text.textDivs })
    }
    // What was cancelled ends here, and a page that cannot be drawn stays white.
    draw().catch(() => undefined)
    return () => {
      isOver = true
      stop()
      setDrawn(null)
      letters.replaceChildren()
      // A canvas keeps its memory until it has no size.
      sheet.width = 0
    }
  }, [isNear, open, page, scale, textOf, watermark])

  useEffect(() => {
    if (!drawn || words === '' || !marks.current) return
    return markHits(marks.current, drawn.pieces, drawn.starts, words, current)
  }, [drawn, words, current])

  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      data-page={page}
      style={{ width: own.width * scale, height: own.height * scale, ['--total-scale-factor' as string]: scale }}
    >
      {isNear && <canvas ref={canvas} aria-hidden="true" />}
      {isNear && <div ref={marks} aria-hidden="true" data-part="hits" />}
      {isNear && <div ref={layer} data-part="text" />}
    </div>
  )
}

/** Faint words across the picture, which no style of the page takes away. */
function mark(sheet: HTMLCanvasElement, words: string) {
  const brush = sheet.getContext('2d')
  if (!brush) return
  const { width, height } = sheet
  brush.save()
  brush.globalAlpha = 0.12
  brush.fillStyle = getComputedStyle(sheet).color
  brush.textAlign = 'center'
  brush.font = `600 ${width / 28}px ${getComputedStyle(sheet).fontFamily}`
  for (const share of [0.2, 0.5, 0.8]) {
    brush.setTransform(1, 0, 0, 1, width / 2, height * share)
    brush.rotate(-Math.PI / 9)
    brush.fillText(words, 0, 0)
  }
  brush.restore()
}

/** Lays a mark over each place of the words; what it returns takes the marks away. */
function markHits(
  layer: HTMLElement,
  pieces: readonly HTMLElement[],
  starts: readonly number[],
  words: string,
  current: number,
) {
  const whole = starts.reduce(
    (line, start, index) => line.padEnd(start, ' ') + lowered(pieces[index]?.textContent ?? ''),
    '',
  )
  const origin = layer.getBoundingClientRect()
  const marks = hitsOn(0, whole, words).flatMap(({ from }) => {
    const { first, offset, last, end } = stretchOf(starts, from, from + words.length)
    const [begin, finish] = [pieces[first]?.firstChild, pieces[last]?.firstChild]
    if (!begin || !finish) return []
    const range = document.createRange()
    range.setStart(begin, Math.min(offset, begin.textContent?.length ?? 0))
    range.setEnd(finish, Math.min(end, finish.textContent?.length ?? 0))
    return [...range.getClientRects()].map(({ left, top, width, height }) => {
      const mark = document.createElement('div')
      mark.dataset.hit = from === current ? 'current' : ''
      Object.assign(mark.style, {
        left: `${left - origin.left}px`,
        top: `${top - origin.top}px`,
        width: `${width}px`,
        height: `${height}px`,
      })
      return mark
    })
  })
  layer.replaceChildren(...marks)
  marks.find(({ dataset }) => dataset.hit === 'current')?.scrollIntoView({ block: 'center' })
  return () => layer.replaceChildren()
}
