import { Button } from '@naikkelas/ui/button'
import { Rating } from '@naikkelas/ui/rating'

/** The course or event that a page sells. */
export interface PageEntry {
  /** Of public addresses. */
  number: number
  name: string
  /** What buyers think of it; null while there is no review. */
  rating: { average: number; count: number } | null
}

/** The width and inner margin of the bars above it. */
export const entryBandCss =
  '[data-entry]{display:flex;flex-wrap:wrap;align-items:center;justify-content:flex-end;gap:8px 20px;box-sizing:border-box;max-width:70rem;margin:0 auto;padding:.625rem 1.25rem}' +
  '[data-entry] [aria-pressed=true]{border-color:var(--ui-accent);color:var(--ui-accent)}' +
  '@media (scripting:none){[data-entry] button{display:none}}@media print{[data-entry] button{display:none}}'

/**
 * What pages drawn from a record have as well: what buyers think of it, and keeping it for later. Its number is what the
 * site's script remembers as opened.
 */
export const EntryBand = ({ number, name, rating }: PageEntry) => (
  <aside data-entry="" data-seen={number} aria-label={name}>
    {rating && <Rating value={rating.average} count={rating.count} />}
    <Button aria-pressed={false} data-save={number}>
      Simpan
    </Button>
  </aside>
)
