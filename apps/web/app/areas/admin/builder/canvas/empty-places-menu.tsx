import type { StoredSection } from '@naikkelas/page'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { useMemo } from 'react'
import { whileLine } from '../../../../shared/late/has-line.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'
import { parseOnce } from '../../page-drawing/parsed-section.ts'
import { MenuOnDemand } from '../menu/menu-on-demand.tsx'
import { type ChoosePicture, emptyPlaces } from './empty-places.ts'

const load = whileLine(() => import('./empty-places-list.tsx'))
const EmptyPlacesList = latePart(async () => (await load()).EmptyPlacesList, { asksForLine: false })

/**
 * The texts and pictures of a section that are still empty, behind a button of the toolbar: visitors do not see them, so
 * they take no room on the canvas either.
 */
export function EmptyPlacesMenu({
  section,
  onChoosePicture,
}: {
  section: StoredSection
  onChoosePicture: ChoosePicture
}) {
  const parsed = parseOnce(section)
  const places = useMemo(
    () => (parsed.kind === 'known' ? emptyPlaces(parsed.definition, parsed.content) : []),
    [parsed],
  )
  if (places.length === 0) return null
  const label = `Isian kosong: ${places.length}`
  return (
    <MenuOnDemand
      load={load}
      trigger={<IconButton size="sm" label={label} title={label} icon={<Icon name="tambah" size={16} />} />}
    >
      {(menu) => <EmptyPlacesList {...menu} sectionId={section.id} places={places} onChoosePicture={onChoosePicture} />}
    </MenuOnDemand>
  )
}
