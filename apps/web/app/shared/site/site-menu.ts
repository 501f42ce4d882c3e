import { type Menu, menuOf } from '@naikkelas/contract/menu'
import type { PublicSite } from '@naikkelas/contract/site'

/** The menu with the items that the site's flags and settings leave in it. */
export function siteMenuOf({ brand, flags, menu }: PublicSite): Menu {
  return menuOf({
    toolsEnabled: flags.toolsEnabled,
    addonEnabled: flags.addonEnabled,
    forumEnabled: flags.forum,
    articlesUrl: brand.articlesUrl ?? undefined,
    items: menu,
  })
}
