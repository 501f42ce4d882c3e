import { SitePopup as Popup } from '@naikkelas/ui/site-bars'
import { bannerViewOf } from './banner-view.ts'
import { useBanners } from './banners-context.tsx'

/** The pop-up of a page, which the site's script opens at most once a day. Nothing where there is none. */
export function SitePopup() {
  const popup = useBanners()?.popup
  return popup ? <Popup popup={bannerViewOf(popup)} /> : null
}
