import type { OrderFormAnswers } from '@naikkelas/contract/marketing'
import { offerAt, fillChipsDeep, type Link, safeHref } from '@naikkelas/ui/sections/registry'
import { isCheckoutPath } from '@naikkelas/contract'
import { checkoutOrigin, sentLeadName } from '@naikkelas/contract/marketing'
import type { AppContext } from '../../../app-context.ts'
import { hostCookie, readHostCookie, type RequestContext } from '../../../platform/endpoints/index.ts'
import { findCheckoutItemId } from '../../commerce/orders/index.ts'
import type { LivePage } from '../../pages/landing-pages/index.ts'
import { findLead } from './leads.repo.ts'
import type { SectionForm } from './section-form.rules.ts'
import { leadToken, thankedLead, thanksSeconds } from './thanks-link.ts'

const name = 'order_form'

/**
 * Address of the checkout that a form leads to, with the signed id of what was sent and nothing of it; null for a form that
 * leads elsewhere, or to what is not sold any more. An order form without a target of its own leads to what its page sells.
 */
export async function checkoutOf(
  ctx: AppContext,
  { page, form, leadId }: { page: LivePage; form: SectionForm; leadId: string },
): Promise<string | null> {
  const { offer } = page.document
  const { target } = form.cta
  const link =
    target.kind === 'offer' ? fillChipsDeep(offer.cta.target, offerAt(offer, ctx.clock.now().toISOString())) : target
  const address = checkoutIn(ctx, link) ?? (form.isOrder && offer.record ? `/checkout/${offer.record.id}` : null)
  if (address === null) return null
  const [path = '', query = ''] = address.split('?', 2)
  if ((await findCheckoutItemId(ctx.database.queries, path.split('/').at(-1) ?? '')) === null) return null
  const further = new URLSearchParams(query)
  further.set(sentLeadName, leadToken(ctx, leadId))
  return `${path}?${checkoutOrigin({ pageId: page.id, sectionId: form.sectionId })}&${further}`
}

/** Path and query of a link to a checkout of ours. */
function checkoutIn({ publicUrl }: AppContext, link: Link): string | null {
  if (link.kind === 'checkout') return `/checkout/${link.itemId}`
  const href = link.kind === 'url' ? safeHref(link.href) : null
  if (href === null || !URL.canParse(href, publicUrl)) return null
  const { origin, pathname, search } = new URL(href, publicUrl)
  return origin === new URL(publicUrl).origin && isCheckoutPath(pathname) ? pathname + search : null
}

/** What a form on a page has asked already, by the signed id of what was sent; null once it is an hour old or anonymous. */
export async function sentOrder(ctx: AppContext, token: string) {
  const leadId = thankedLead(ctx, token)
  const lead = leadId === null ? undefined : await findLead(ctx.database.queries, leadId)
  if (!lead || lead.anonymizedAt !== null) return null
  const answerOf = (kind: string) => lead.answers.find((answer) => answer.kind === kind)?.value ?? ''
  return { name: answerOf('name'), email: answerOf('email'), phone: answerOf('whatsapp'), coupon: answerOf('coupon') }
}

/** Keeps in this browser alone which form was sent, for as long as its id is good. */
export const sentOrderCookie = (ctx: AppContext, token: string): string =>
  hostCookie(ctx, name, { value: token, seconds: thanksSeconds })

/** What the sender of a form need not type again at the checkout. */
export async function getOrderForm(ctx: AppContext, { request }: RequestContext): Promise<OrderFormAnswers | null> {
  const order = await sentOrder(ctx, readHostCookie(ctx, name, request.headers.get('cookie')))
  return order && { name: order.name, email: order.email, phone: order.phone }
}
