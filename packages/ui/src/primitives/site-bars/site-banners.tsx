import type { HTMLAttributes, Ref } from 'react'
import { Carousel } from '../carousel/carousel.tsx'
import { cx } from '../variants.ts'
import { BannerPicture } from './banner-picture.tsx'
import type { SiteBanner } from './banner-types.ts'

export interface SiteBannersProps extends HTMLAttributes<HTMLElement> {
  /** In the order in which they are shown; nothing is drawn without any. */
  banners: readonly SiteBanner[]
  /** Name of the region. @default 'Promo' */
  label?: string
  ref?: Ref<HTMLElement>
}

/** Banners between the bars and the content of a page: one, or several that are swiped through. Nothing without any. */
export function SiteBanners({ banners, label = 'Promo', className, ...rest }: SiteBannersProps) {
  const [first, ...others] = banners
  if (!first) return null
  return (
    <aside
      {...rest}
      data-component="SiteBanners"
      aria-label={label}
      // As wide as the bars above it.
      className={cx('ui:@container ui:pt-4', className)}
    >
      <div className="ui:site-row">
        {others.length === 0 ? (
          <BannerLink banner={first} isFirst />
        ) : (
          <Carousel label={label} size="lg" className="ui:w-full ui:min-w-0">
            {banners.map((banner, index) => (
              <BannerLink key={banner.id} banner={banner} isFirst={index === 0} />
            ))}
          </Carousel>
        )}
      </div>
    </aside>
  )
}

function BannerLink({ banner, isFirst }: { banner: SiteBanner; isFirst: boolean }) {
  return (
    <a href={banner.href} data-banner={banner.id} className="ui:block ui:w-full ui:overflow-hidden ui:rounded-surface">
      <BannerPicture banner={banner} isFirst={isFirst} sizes="(max-width: 1120px) 100vw, 1056px" />
    </a>
  )
}
