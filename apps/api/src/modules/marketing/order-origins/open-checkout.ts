import { checkoutOriginName, sentLeadName, signedOriginName } from '@naikkelas/contract/marketing'
import { dayInWib } from '@naikkelas/contract/time'
import type { AppContext } from '../../../app-context.ts'
import { isOpenedByPerson, openingOf, type RequestContext } from '../../../platform/endpoints/index.ts'
import { findCheckoutItemId } from '../../commerce/orders/index.ts'
import { isSignedInBy } from '../../identity/admins/index.ts'
import { findFormerPage, findLivePage, findVariantSplit, variantSeen } from '../../pages/landing-pages/index.ts'
import { sentOrder, sentOrderCookie } from '../leads/index.ts'
import { readAttribution } from '../tracker/index.ts'
import { clicksCookie, clicksOf } from './click-cookie.ts'
import { type Click, linkPlace, withClick } from './click.rules.ts'
import { addOpening } from './order-origins.repo.ts'
import { originIn, signedOrigin } from './signed-origin.ts'

/**
 * A checkout that a link of a published page leads to. Page, section and submitted form are moved from the address into
 * cookies, and the visitor is redirected to the same address without them. On a partner's host the redirect leads to ours,
 * which reads them from a signed parameter. Invalid ones are ignored, and the purchase goes on.
 */
export async function openCheckout(ctx: AppContext, { request }: RequestContext): Promise<Response> {
  const { host, pathname, searchParams } = new URL(request.url)
  const [place, signed] = [searchParams.get(checkoutOriginName), searchParams.get(signedOriginName)]
  searchParams.delete(checkoutOriginName)
  searchParams.delete(signedOriginName)
  const sellableId = await findCheckoutItemId(ctx.database.queries, pathname.split('/').at(-1) ?? '')
  const cookies = request.headers.get('cookie')
  const pressed = sellableId === null ? null : await pressedLink(ctx, { place, sellableId, cookies })
  if (ctx.isPartnerHost(host)) {
    if (pressed !== null) {
      const campaigns = readAttribution(cookies, ctx.clock.now())
      searchParams.set(signedOriginName, signedOrigin(ctx, { ...pressed, campaigns }))
    }
    return leadTo(`${ctx.publicUrl}${pathname}`, searchParams)
  }
  const kept: string[] = []
  const form = searchParams.get(sentLeadName)
  searchParams.delete(sentLeadName)
  const order = form === null ? null : await sentOrder(ctx, form)
  if (form !== null && order !== null) {
    kept.push(sentOrderCookie(ctx, form))
    if (order.coupon !== '') searchParams.set('kupon', order.coupon)
  }
  const click = pressed ?? (sellableId === null || signed === null ? null : originIn(ctx, signed, sellableId))
  if (click !== null) {
    const before = clicksOf(ctx, cookies)
    await countOpening(ctx, request, { click, before })
    kept.push(clicksCookie(ctx, withClick(before, click)))
  }
  return leadTo(pathname, searchParams, kept)
}

interface Link {
  place: string | null
  sellableId: string
  cookies: string | null
}

/** Null for a page or section that was never published. */
async function pressedLink(ctx: AppContext, { place, sellableId, cookies }: Link): Promise<Click | null> {
  const { queries } = ctx.database
  const named = linkPlace(place ?? '')
  if (named === null) return null
  const live = await findLivePage(queries, named.pageId)
  const isLive = live?.document.sections.some(({ id }) => id === named.sectionId)
  // A page that was open when another version was published.
  if (!isLive && (await findFormerPage(queries, named)) === null) return null
  const variant = variantSeen(await findVariantSplit(queries, named.pageId), cookies)
  return { sellableId, ...named, variant, campaigns: null, at: ctx.clock.now().toISOString() }
}

/** A browser counts once a day for a section, and once for its page. */
async function countOpening(ctx: AppContext, request: Request, opened: { click: Click; before: readonly Click[] }) {
  const { click, before } = opened
  if (!isOpenedByPerson(openingOf(request))) return
  if (await isSignedInBy(ctx, request.headers.get('cookie') ?? '')) return
  const day = dayInWib(ctx.clock.now())
  const sameDay = before.filter(({ pageId, at }) => pageId === click.pageId && dayInWib(new Date(at)) === day)
  if (sameDay.some(({ sectionId, variant }) => sectionId === click.sectionId && variant === click.variant)) return
  await addOpening(ctx.database.queries, { ...click, day, isFirst: sameDay.length === 0 })
}

function leadTo(address: string, query: URLSearchParams, cookies: readonly string[] = []): Response {
  const location = query.size === 0 ? address : `${address}?${query}`
  const headers = new Headers({ location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}
