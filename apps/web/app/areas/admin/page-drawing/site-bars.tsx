import { carriesBars } from '@naikkelas/page'
import { SiteBars as Bars } from '@naikkelas/ui/site-bars'
import { BrandLogo } from '../../../shared/site/brand-logo.tsx'
import { siteMenuOf } from '../../../shared/site/site-menu.ts'
import { useSite } from '../../../shared/site/site-context.tsx'

/** The site's bars as this kind of page carries them, inert; nothing for other kinds. */
export function SiteBars({ kind }: { kind: string }) {
  const site = useSite()
  if (!carriesBars(kind)) return null
  return (
    <Bars logo={<BrandLogo />} homeLabel={`${site.brand.name}, ke beranda`} menu={siteMenuOf(site)} person={null} />
  )
}
