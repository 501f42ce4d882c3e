import { SiteBanners as Banners } from '@naikkelas/ui/site-bars'
import { bannerViewOf } from './banner-view.ts'
import { useBanners } from './banners-context.tsx'

/** Banners above the content of a page: one, or several that are swiped through. Nothing where there is none. */
export function SiteBanners() {
  return <Banners banners={(useBanners()?.banners ?? []).map(bannerViewOf)} />
}
