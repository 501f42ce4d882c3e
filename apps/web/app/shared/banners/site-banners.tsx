import type { ShownBanner } from '@naikkelas/contract/site'
import { Carousel } from '@naikkelas/ui/carousel'
import { BannerPicture } from './banner-picture.tsx'
import { useBanners } from './banners-context.tsx'

/** Banners above the content of a page: one, or several that are swiped through. Nothing where there is none. */
export function SiteBanners() {
  const banners = useBanners()?.banners ?? []
  const [first, ...others] = banners
  if (!first) return null
  return (
    <aside aria-label="Promo" className="mx-auto w-full max-w-content px-5 pt-6 sm:px-8">
      {others.length === 0 ? (
        <BannerLink banner={first} isEager />
      ) : (
        <Carousel label="Promo" size="lg">
          {banners.map((banner, index) => (
            <BannerLink key={banner.id} banner={banner} isEager={index === 0} />
          ))}
        </Carousel>
      )}
    </aside>
  )
}

function BannerLink({ banner, isEager }: { banner: ShownBanner; isEager: boolean }) {
  return (
    <a href={banner.href} data-banner={banner.id} className="block overflow-hidden rounded-surface">
      <BannerPicture
        banner={banner}
        isEager={isEager}
        sizes="(max-width: 1200px) 100vw, 1136px"
        className="h-auto w-full"
      />
    </a>
  )
}
