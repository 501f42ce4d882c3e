import type { MediaAsset } from '@naikkelas/ui/sections'
import type { SiteBanner } from '@naikkelas/ui/site-bars'
import type { PageSnapshot } from '../page-snapshot.ts'

type Drawn = NonNullable<PageSnapshot['banners']>

/** Banners with their pictures; one whose picture is gone is left out. */
export function bannersOf(
  { banners, popup }: Drawn,
  assets: ReadonlyMap<string, MediaAsset>,
): { banners: SiteBanner[]; popup: SiteBanner | null } {
  const drawnOf = ({ id, alt, href, pictureId, phonePictureId }: Drawn['banners'][number]): SiteBanner[] => {
    const picture = assets.get(pictureId)
    return picture ? [{ id, alt, href, picture, phonePicture: assets.get(phonePictureId ?? '') ?? null }] : []
  }
  return { banners: banners.flatMap(drawnOf), popup: popup ? (drawnOf(popup)[0] ?? null) : null }
}
