import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { storedSettingsOf } from '../../../platform/settings/index.ts'
import type { DrawnSite } from '../../../ports/page-drawer.ts'

/** What pages show of the site, as the database has it: a page must not miss a change that commits meanwhile. */
export async function drawnSite(ctx: Pick<AppContext, 'siteDefaults'>, queries: Queries): Promise<DrawnSite> {
  const {
    flags,
    settings: { brand, menu },
  } = await storedSettingsOf(ctx, queries)
  return {
    name: brand.name,
    menu: {
      toolsEnabled: flags.tools_menu,
      addonEnabled: flags.addon_menu,
      forumEnabled: flags.forum,
      articlesUrl: brand.articlesUrl === '' ? undefined : brand.articlesUrl,
      items: menu,
    },
  }
}

const drawnFields = new Set(['name', 'articlesUrl'])
const drawnFlags = new Set(['flag/tools_menu', 'flag/addon_menu', 'flag/forum'])

/** Whether pages show what changed of a setting. */
export const isDrawn = (name: string, fields: readonly string[]) =>
  drawnFlags.has(name) ||
  name === 'site/menu' ||
  (name === 'site/brand' && fields.some((field) => drawnFields.has(field)))
