import type { PageRow } from '@naikkelas/contract/pages'
import { useMemo } from 'react'
import { PageThumbnail } from '../../page-drawing/page-thumbnail.tsx'
import type { Source } from './use-source.ts'

/** Enough rows to see whether the columns are right. */
const shownRows = 3

/** Previews of the first pages, with their prices and dates filled in. */
export function RowPreviews({ source, rows }: { source: Source; rows: readonly PageRow[] }) {
  if (rows.length === 0) return null
  return (
    <ul aria-label="Pratinjau halaman pertama" className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
      {rows.slice(0, shownRows).map((row) => (
        <RowPreview key={row.link_landing_page} source={source} row={row} />
      ))}
    </ul>
  )
}

function RowPreview({ source: { document, media, kind }, row }: { source: Source; row: PageRow }) {
  const drawn = useMemo(
    () => ({ ...document, offer: { ...document.offer, ...row.offer } as typeof document.offer }),
    [document, row.offer],
  )
  return (
    <li className="min-w-0 overflow-hidden rounded-box border border-line">
      <div className="aspect-[4/3] border-b border-line bg-hover">
        <PageThumbnail document={drawn} media={media} />
      </div>
      <p className="truncate px-2 pt-2 text-app-sm font-semibold">{row.name}</p>
      <p className="truncate px-2 pb-2 text-app-xs text-muted">
        {kind === 'partner' ? '/p/' : '/'}
        {row.link_landing_page}
      </p>
    </li>
  )
}
