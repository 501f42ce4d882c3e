import type { InputFor } from '@naikkelas/contract'
import {
  type Checkout,
  type CheckoutOffer,
  type CheckoutRefusal,
  type getCheckout as checkoutEndpoint,
  type getCheckoutOffer as offerEndpoint,
  sellableAddress,
  type WayToPay,
} from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import { type Rupiah, rupiah } from '@naikkelas/contract/money'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { type ActorContext, countTry } from '../../../platform/endpoints/index.ts'
import { storedSettingsOf } from '../../../platform/settings/index.ts'
import { availabilityOf } from '../catalogue/index.ts'
import { wantsCheckoutReminders } from '../checkout-reminders/index.ts'
import { type CouponQuote, quoteCoupon } from '../coupons/index.ts'
import { type PackageOffer, packageOfferOf } from '../packages/index.ts'
import { offeredChannels, savableChannels } from '../payments/index.ts'
import { ownsAll } from './entitlements.repo.ts'
import { findItemById, findItemByNumber, type OrderedItem } from './ordered-items.repo.ts'
import { findOpenOrder } from './orders.repo.ts'
import { couponGuessLimits } from './orders.policy.ts'
import { isHadOnce, refusalOf, waysToPay } from './sale.rules.ts'

/** What a purchase of an item comes to, for one buyer at one moment. */
export interface Quote {
  price: Rupiah
  discount: Rupiah
  total: Rupiah
  ways: readonly WayToPay[]
  refusal: CheckoutRefusal | null
  coupon: CouponQuote
  /** Of a package; null for everything else. */
  package: PackageOffer | null
  /** Whether the price includes PPN. */
  isTaxed: boolean
}

/** @throws AppError `not_found` for what visitors cannot find and the buyer never had */
export async function getCheckout(
  ctx: ActorContext<Learner>,
  { query }: InputFor<typeof checkoutEndpoint>,
): Promise<Checkout> {
  const { queries } = ctx.database
  const item = await findAsked(queries, query.item)
  const open = await findOpenOrder(queries, ctx.actor.id, item.id)
  const asked = { typedCoupon: query.coupon, exceptOrderId: open?.id }
  const quote = await quoteOf(ctx, { queries, item, buyer: ctx.actor, now: ctx.clock.now(), ...asked })
  if (quote.coupon.refusal === 'unknown') await countTry(queries, couponGuessLimits(ctx.actor.id))
  if (!item.isActive && quote.refusal !== 'owned') throw new AppError('not_found')
  return {
    item: shownItem(item),
    discount: quote.discount,
    total: quote.total,
    coupon: { isOffered: quote.coupon.isOffered, code: quote.coupon.code, refusal: quote.coupon.refusal },
    subscription: subscriptionOf(ctx, item, quote),
    ways: quote.refusal === null ? [...quote.ways] : [],
    refusal: quote.refusal,
    openOrderCode: open?.code ?? null,
    isRemembered: await wantsCheckoutReminders(queries, ctx.actor.id),
  }
}

/**
 * The same without a buyer: what the buyer has, and what a coupon takes off, comes with the sign-in.
 * @throws AppError `not_found` for what visitors cannot find
 */
export async function getCheckoutOffer(
  ctx: AppContext,
  { query }: InputFor<typeof offerEndpoint>,
): Promise<CheckoutOffer> {
  const { queries } = ctx.database
  const item = await findAsked(queries, query.item)
  if (!item.isActive) throw new AppError('not_found')
  const { flags, settings } = await storedSettingsOf(ctx, queries)
  const total = priceOf(item)
  const ways = waysToPay({
    kind: item.kind,
    total,
    flags,
    channels: offeredChannels(ctx, { amount: total, phone: null }),
    hasBankAccount: settings.bank.accounts.length > 0,
  })
  const availability = availabilityOf(item, ctx.clock.now())
  const offer =
    item.kind === 'partner_package' ? await packageOfferOf(queries, { itemId: item.id, buyerId: null, flags }) : null
  return {
    item: shownItem(item),
    refusal: offer?.refusal ?? refusalOf({ isOffered: item.price !== null, availability, isOwned: false, ways }),
  }
}

/** @throws AppError `not_found` */
async function findAsked(queries: Queries, asked: string): Promise<OrderedItem> {
  const item = asked.includes('-') ? await findItemById(queries, asked) : await findItemByNumber(queries, Number(asked))
  if (item === undefined) throw new AppError('not_found')
  return item
}

function shownItem(item: OrderedItem): CheckoutOffer['item'] {
  const { number, kind, name, summary, strikePrice, coverId } = item
  const address = sellableAddress(addressed(item))
  return { number, kind, name, summary, price: priceOf(item), strikePrice, coverId, address }
}

const priceOf = ({ price }: OrderedItem): Rupiah => price ?? rupiah(0)

/** What the buyer of a package agrees to; null for everything else, and for a length that is not sold. */
function subscriptionOf(ctx: ActorContext<Learner>, item: OrderedItem, quote: Quote): Checkout['subscription'] {
  if (quote.package === null || quote.package.months === null) return null
  const { months, isTrial } = quote.package
  const offered = new Set(quote.ways.map(({ channel }) => channel))
  return {
    months,
    price: priceOf(item),
    isTrial,
    savableChannels: savableChannels(ctx, { amount: quote.total, phone: ctx.actor.phone }).filter((channel) =>
      offered.has(channel),
    ),
  }
}

interface Asked {
  queries: Queries
  item: OrderedItem
  buyer: Pick<Learner, 'id' | 'phone'>
  now: Date
  typedCoupon?: string | undefined
  /** An order that is looked at again: what it holds is not in its own way. */
  exceptOrderId?: string | undefined
}

/** The price is the server's alone. */
export async function quoteOf(ctx: AppContext, asked: Asked): Promise<Quote> {
  const { queries, item, buyer, now } = asked
  // By the same connection: what waits for another one while it holds one would wait for itself under load.
  const { flags, settings } = await storedSettingsOf(ctx, queries)
  const offer =
    item.kind === 'partner_package'
      ? await packageOfferOf(queries, { itemId: item.id, buyerId: buyer.id, flags })
      : null
  const price = offer?.isTrial === true ? rupiah(0) : priceOf(item)
  const coupon = await quoteCoupon(queries, {
    typed: asked.typedCoupon,
    item: { id: item.id, kind: item.kind, price },
    buyerId: buyer.id,
    flags,
    now,
    exceptOrderId: asked.exceptOrderId,
  })
  const { discount } = coupon
  const total = rupiah(price - discount)
  const ways = waysToPay({
    kind: item.kind,
    total,
    flags,
    channels: offeredChannels(ctx, { amount: total, phone: buyer.phone }),
    hasBankAccount: settings.bank.accounts.length > 0,
  })
  const had = item.bundledIds.length > 0 ? item.bundledIds : [item.id]
  const refusal =
    offer?.refusal ??
    refusalOf({
      isOffered: item.isActive && item.price !== null,
      availability: availabilityOf(item, now),
      isOwned: isHadOnce(item.kind) && (await ownsAll(queries, buyer.id, had, now)),
      ways,
    })
  return { price, discount, total, ways, refusal, coupon, package: offer, isTaxed: settings.tax.isPkp }
}

function addressed({ kind, link, number, partner, courseType }: OrderedItem) {
  return {
    kind,
    link,
    number,
    partner: partner?.name ?? null,
    course: courseType === null ? null : { type: courseType },
  }
}
