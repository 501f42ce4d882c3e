'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { cari } from '../../icons/content-icons.ts'
import type { IconDrawing } from '../../icons/icon-drawing.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { kurang, panahAtas, panahBawah, perluas, tambah } from '../../icons/interface-icons.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Input } from '../../primitives/input/input.tsx'
import type { PdfViewerLabels } from './pdf-viewer.labels.ts'

interface PdfToolbarProps {
  labels: PdfViewerLabels
  page: number
  count: number
  onPage: (page: number) => void
  /** In percent. */
  zoom: number
  isFitting: boolean
  onZoom: (by: 1 | -1) => void
  onFit: () => void
  query: string
  onQuery: (query: string) => void
  hits: { current: number; count: number; isDone: boolean }
  onHit: (by: 1 | -1) => void
}

/** Page, size and search. */
export function PdfToolbar(props: PdfToolbarProps) {
  const { labels, page, count, onPage, zoom, isFitting, onZoom, onFit, query, onQuery, hits, onHit } = props
  const [typed, setTyped] = useState(String(page))
  useEffect(() => setTyped(String(page)), [page])
  const go = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Math.round(Number(typed))
    if (Number.isFinite(wanted) && typed.trim() !== '') onPage(wanted)
    setTyped(String(Number.isFinite(wanted) ? Math.min(count, Math.max(1, wanted)) : page))
  }
  const isSearching = query.trim() !== ''
  return (
    <div data-part="tools">
      <form onSubmit={go} data-part="group">
        <Sign icon={panahAtas} label={labels.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)} />
        <Sign icon={panahBawah} label={labels.nextPage} disabled={page >= count} onClick={() => onPage(page + 1)} />
        <Input
          size="sm"
          inputMode="numeric"
          className="ui:max-w-14"
          aria-label={labels.pageNumber}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={go}
        />
        <span className="ui:whitespace-nowrap ui:text-muted ui:tabular-nums">{labels.pageCount(count)}</span>
      </form>
      <div data-part="group">
        <Sign icon={kurang} label={labels.zoomOut} onClick={() => onZoom(-1)} />
        <span className="ui:text-muted ui:tabular-nums">{Math.round(zoom)}%</span>
        <Sign icon={tambah} label={labels.zoomIn} onClick={() => onZoom(1)} />
        <Sign icon={perluas} label={labels.fitWidth} isPressed={isFitting} onClick={onFit} />
      </div>
      <div role="search" data-part="group">
        <Input
          size="sm"
          type="search"
          start={<IconShape of={cari} size={16} />}
          aria-label={labels.search}
          placeholder={labels.search}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onHit(event.shiftKey ? -1 : 1)
          }}
        />
        <output className="ui:whitespace-nowrap ui:text-muted ui:tabular-nums">
          {isSearching && labels.hits(hits.current, hits.count, hits.isDone)}
        </output>
        {isSearching && (
          <>
            <Sign icon={panahAtas} label={labels.previousHit} disabled={hits.count === 0} onClick={() => onHit(-1)} />
            <Sign icon={panahBawah} label={labels.nextHit} disabled={hits.count === 0} onClick={() => onHit(1)} />
          </>
        )}
      </div>
    </div>
  )
}

interface SignProps {
  icon: IconDrawing
  label: string
  onClick: () => void
  disabled?: boolean
  isPressed?: boolean
}

function Sign({ icon, ...rest }: SignProps) {
  return <IconButton size="sm" icon={<IconShape of={icon} size={16} />} {...rest} />
}
