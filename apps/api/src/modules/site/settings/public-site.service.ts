import { mediaUrl } from '@naikkelas/contract/pages'
import type { PublicSite } from '@naikkelas/contract/site'
import type { AppContext } from '../../../app-context.ts'
import { createLoadCache } from '../../../platform/cache/index.ts'
import type { RequestContext } from '../../../platform/endpoints/index.ts'
import { perApp } from '../../../platform/per-app.ts'
import { flagsOf, settingsOf } from '../../../platform/settings/index.ts'
import { findPicture } from '../../pages/media/index.ts'

/** Caches of browsers and proxies show a former name for at most a minute; nothing is enforced by this answer. */
const CACHE_CONTROL = 'public, max-age=60'
/** As wide as a logo is drawn, on screens with two pixels per pixel. */
const LOGO_WIDTH_PX = 480

/** The public part of the settings, from memory: bank accounts, tax data and limits are not in it. */
export async function getSite(ctx: AppContext, { replyHeaders }: RequestContext): Promise<PublicSite> {
  const { bank, brand, contact, legal, menu } = await settingsOf(ctx)
  const flags = await flagsOf(ctx)
  const { companyName: name, companyAddress: address, privacyEmail: email, validSince } = legal
  replyHeaders.set('cache-control', CACHE_CONTROL)
  return {
    brand: {
      name: brand.name,
      logo: brand.logoId === null ? null : await logoOf(ctx, brand.logoId),
      articlesUrl: brand.articlesUrl === '' ? null : brand.articlesUrl,
    },
    contact,
    menu,
    legal: { controller: name === '' ? null : { name, address, email }, validSince },
    sales: {
      isPaymentOpen: bank.accounts.length > 0,
      isServiceOpen: flags.service_payment,
      isMentorOpen: flags.supermentor_checkout,
    },
    flags: { toolsEnabled: flags.tools_menu, addonEnabled: flags.addon_menu, forum: flags.forum },
  }
}

// Widths are made after an upload: a logo that was chosen at once is shown as its original until then.
const logosOf = perApp(({ database: { queries } }) =>
  createLoadCache({ max: 4, ttlMs: 30_000, load: (id) => findPicture(queries, id).then((picture) => picture ?? null) }),
)

/** Null, for the built-in logo, when the picture cannot be found now. */
async function logoOf(ctx: AppContext, logoId: string): Promise<PublicSite['brand']['logo']> {
  const picture = await logosOf(ctx)
    .get(logoId)
    .catch(() => null)
  if (!picture) return null
  const { width, height, widths } = picture
  const shown = { ...picture, ...(ctx.mediaOrigin !== undefined && { origin: ctx.mediaOrigin }) }
  const fitting = widths.find((one) => one >= LOGO_WIDTH_PX) ?? widths.at(-1)
  const url = fitting === undefined ? mediaUrl(shown, 'original', width) : mediaUrl(shown, 'webp', fitting)
  return { url, width, height }
}
