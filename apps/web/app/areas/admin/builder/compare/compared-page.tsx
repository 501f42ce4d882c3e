import { isDifferent, type SectionComparison } from '@naikkelas/page'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Icon } from '@naikkelas/ui/icons'
import { placeSections } from '@naikkelas/ui/sections'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { Switch } from '@naikkelas/ui/switch'
import { ThemeStyle } from '@naikkelas/ui/theme'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useNonce } from '../../../../shared/document/nonce.ts'
import { assetOf } from '../../page-drawing/media-asset.ts'
import { useMediaQuery } from '../../kit/use-media-query.ts'
import { sectionLabel } from '../model/section-name.ts'
import { ComparedRow, type DrawnSide } from './compared-row.tsx'
import { PageChanges } from './page-changes.tsx'
import { useRecordDetails } from '../offer-record/bound-offer.ts'
import { useListedRecords } from '../offer-record/listed-records.ts'
import { useCatalogueMedia } from '../stage/catalogue-media.ts'
import type { SidePage } from '../state/sides.ts'
import { useChangeJump } from './use-change-jump.ts'
import type { Comparison } from './use-comparison.ts'
import { useRestore } from './use-restore.ts'

interface ComparedPageProps {
  comparison: Comparison
  /** The side that can be restored; null if none. */
  older: SidePage | null
}

const phoneWidth = 360
const desktopWidth = 1280

/**
 * Both sides in one scroller, row by row: a section is next to its counterpart however far it was moved, so both sides
 * are always at the same place.
 */
export function ComparedPage({ comparison: { before, after, compared }, older }: ComparedPageProps) {
  const nonce = useNonce()
  const scroller = useRef<HTMLDivElement>(null)
  const isNarrow = useMediaQuery('(max-width: 639px)')
  const [side, setSide] = useState<'before' | 'after'>('after')
  const [showsAll, setShowsAll] = useState(true)
  const restore = useRestore()
  const left = useDrawnSide(before)
  const right = useDrawnSide(after)
  const hasPageChanges = compared.page.length > 0
  const changed = compared.sections.filter(isDifferent)
  const ids = [...(hasPageChanges ? ['page'] : []), ...changed.map(({ id }) => id)]
  const { position, next, previous } = useChangeJump(ids, scroller)
  const restoreSection = useCallback(
    (section: SectionComparison) => {
      const stored = section.before ?? section.after
      if (older && stored) restore(older, { sectionId: section.id, name: sectionLabel(stored) })
    },
    [older, restore],
  )
  const rows = showsAll ? compared.sections : changed
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2">
        <p className="text-app-sm font-semibold" aria-live="polite">
          {changesWords(changed.length, hasPageChanges)}
        </p>
        {isNarrow && (
          <SegmentedControl
            label="Sisi yang ditampilkan"
            options={sideOptions}
            value={side}
            onValueChange={setSide}
            size="sm"
            isFullWidth
            className="w-full"
          />
        )}
        <Switch
          label="Tampilkan juga yang sama"
          checked={showsAll}
          onChange={(event) => setShowsAll(event.target.checked)}
        />
        {ids.length > 0 && (
          <div className="ms-auto flex items-center gap-2">
            <span className="text-app-xs text-muted tabular-nums">
              {position === 0 ? `${ids.length} perubahan` : `${position} dari ${ids.length}`}
            </span>
            <Button size="sm" title="P" onClick={previous} iconStart={<Icon name="panah-atas" size={16} />}>
              <span className="max-sm:sr-only">Perubahan sebelumnya</span>
            </Button>
            <Button size="sm" title="N" onClick={next} iconStart={<Icon name="panah-bawah" size={16} />}>
              <span className="max-sm:sr-only">Perubahan berikutnya</span>
            </Button>
          </div>
        )}
      </div>
      <ThemeStyle theme={before.document.theme} {...(nonce === undefined ? {} : { nonce })} />
      <ThemeStyle theme={after.document.theme} {...(nonce === undefined ? {} : { nonce })} />
      <div
        ref={scroller}
        data-compare-scroller=""
        role="region"
        aria-label="Perbandingan"
        // Scrolled by keys too.
        tabIndex={0}
        className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto bg-ground p-3"
      >
        {ids.length === 0 && !showsAll && (
          <EmptyState
            size="inline"
            headingLevel={3}
            picture={<Icon name="centang" size={32} />}
            title="Kedua versi sama"
            text="Tidak ada bagian atau pengaturan yang berbeda."
          />
        )}
        {hasPageChanges && (
          <PageChanges
            differences={compared.page}
            before={before}
            after={after}
            onRestore={older && (() => restore(older, 'page'))}
          />
        )}
        {rows.map((section) => (
          <ComparedRow
            key={section.id}
            section={section}
            before={left}
            after={right}
            shown={isNarrow ? side : 'both'}
            width={isNarrow ? phoneWidth : desktopWidth}
            onRestore={older ? restoreSection : null}
          />
        ))}
      </div>
    </>
  )
}

const sideOptions = [
  { value: 'before', label: 'Sebelum' },
  { value: 'after', label: 'Sesudah' },
] as const

function changesWords(sections: number, hasPageChanges: boolean): string {
  if (sections === 0) return hasPageChanges ? 'Pengaturan halaman berubah' : 'Tidak ada perbedaan'
  return `${sections} bagian berubah${hasPageChanges ? ', juga pengaturan halaman' : ''}`
}

/** A page with each of its sections at its place, as visitors see it. */
function useDrawnSide(page: SidePage): DrawnSide {
  // Lists and sections that follow the record show what the catalogue says now, on both sides.
  const records = useListedRecords()
  const record = useRecordDetails()
  const covers = useCatalogueMedia()
  return useMemo(() => {
    const { document, media } = page
    const placed = placeSections({
      items: document.sections,
      offer: document.offer,
      media: (id) => {
        const found = media.get(id) ?? covers.find((cover) => cover.id === id)
        return found ? assetOf(found) : null
      },
      records,
      record,
      href: () => '#',
      formAction: () => '#',
      privacyHref: '#',
    })
    return { page, places: new Map(placed.map((place) => [place.section.id, place])) }
  }, [page, records, record, covers])
}
