import { siteName as ownName } from '@naikkelas/page'
import { Logo } from '@naikkelas/ui/icons'
import { type BarGroup, type BarLink, type BarMenu, SiteBars, SiteFooter } from '@naikkelas/ui/site-bars'

/** Items of the site's bars and footer. */
export interface SiteMenu extends BarMenu {
  footer: readonly BarGroup[]
  legal: readonly BarLink[]
}

/** Target of the skip link. */
export const contentId = 'isi'

interface SiteShellProps {
  siteName: string
  menu: SiteMenu
  /** Address of the page. */
  path: string
}

/** The bars above a page; the same bytes for everyone, the page's script fills in who is signed in. */
export const PageBars = ({ siteName, menu, path }: SiteShellProps) => (
  <SiteBars
    logo={siteName === ownName ? <Logo label="" /> : siteName}
    homeLabel={`${siteName}, ke beranda`}
    menu={menu}
    currentPath={path}
    contentId={contentId}
  />
)

/** The end of a page that has no footer of its own. */
export const PageFooter = ({ siteName, menu, path }: SiteShellProps) => (
  <SiteFooter
    logo={siteName === ownName ? <Logo label="" /> : siteName}
    groups={menu.footer}
    legal={menu.legal}
    currentPath={path}
  />
)
