import type { SitePartName } from '@naikkelas/page'
import type { PlacedSection } from '@naikkelas/ui/sections'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { DrawnSection } from '../../page-drawing/drawn-section.tsx'
import { isSamePlace } from '../../page-drawing/same-place.ts'
import { useBuilder } from '../state/builder-context.ts'

interface SitePartProps {
  part: SitePartName
  /** Its sections where they stand around the page; none while the page carries none. */
  places: readonly PlacedSection[]
}

const names: Record<SitePartName, string> = { header: 'Header situs', footer: 'Footer situs' }

/** The head or foot of the site around the page on the canvas: there to be seen, composed on a screen of its own. */
export function SitePart({ part, places }: SitePartProps) {
  const isPhone = useBuilder((state) => state.device < 640)
  if (places.length === 0) return null
  const note = (
    <p className="builder-chrome builder-site-note" data-region-aside="">
      {names[part]}, sama di semua halaman.{' '}
      <Link to="/admin/kepala-kaki" className="builder-site-link">
        Ubah header dan footer
      </Link>
    </p>
  )
  // The note is shown where the site ends and the page begins.
  return (
    <div role="group" aria-label={names[part]} className="builder-site-part">
      {part === 'footer' && note}
      <div inert className="builder-site-drawing">
        {places.map((place) => (
          <PartSection key={place.section.id} place={place} isPhone={isPhone} />
        ))}
      </div>
      {part === 'header' && note}
    </div>
  )
}

/** Typing on the page redraws nothing of the site parts. */
const PartSection = memo(
  function PartSection({ place, isPhone }: { place: PlacedSection; isPhone: boolean }) {
    const linkWords = useBuilder((state) => state.document.linkWords)
    return (
      <DrawnSection place={place} offer={place.context.offer} linkWords={linkWords} idPrefix="" isPhone={isPhone} />
    )
  },
  (before, after) => before.isPhone === after.isPhone && isSamePlace(before.place.context, after.place.context),
)
