import { type InputFor, paymentStatuses } from '@naikkelas/contract'
import {
  type CheckoutRefusal,
  couponRefusalWords,
  type Order,
  type placeOrder as placeEndpoint,
} from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext, RequestContext } from '../../../platform/endpoints/index.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { holdCoupon } from '../coupons/index.ts'
import { findLatestAttempt, openAttempt, startAttempt } from '../payments/index.ts'
import { type Quote, quoteOf } from './checkout.service.ts'
import { expireOrders } from './expiry.service.ts'
import { orderView } from './order-view.ts'
import { findItemByNumber, type OrderedItem } from './ordered-items.repo.ts'
import * as repo from './orders.repo.ts'
import { waitsUntil } from './sale.rules.ts'
import { settleOrder } from './settlement.service.ts'
import { lockedOrder, writeOrder } from './write-order.service.ts'

type Ctx = ActorContext<Learner>
type Body = InputFor<typeof placeEndpoint>['body']

const refusals: Readonly<Record<CheckoutRefusal, ConstructorParameters<typeof AppError>[0]>> = {
  owned: 'already_owned',
  not_for_sale: 'not_for_sale',
  not_yet: 'sale_not_open',
  ended: 'sale_ended',
  sold_out: 'sold_out',
  no_payment_method: 'way_to_pay_closed',
  package_not_sold: 'package_not_sold',
  recurring_closed: 'recurring_closed',
  not_a_partner: 'not_a_partner',
  subscribed: 'already_subscribed',
}

/**
 * Buys an item for the learner who is signed in, and asks the gateway for the payment.
 * @throws AppError as `placeUnasked`
 */
export async function placeOrder(
  ctx: Ctx,
  input: InputFor<typeof placeEndpoint>,
  request: Pick<RequestContext, 'request' | 'clientAddress'>,
): Promise<Order> {
  const { order, attemptId } = await placeUnasked(ctx, input, request)
  // A gateway is called by no transaction. What goes wrong with it is seen at the order, which waits.
  if (attemptId !== null) await startAttempt(ctx, attemptId)
  return orderView(order, ctx.clock.now())
}

/**
 * Buys an item without asking a gateway for the payment. Requests of one buyer for one item follow each other, so a second press
 * finds the order of the first; one with another price, coupon or way to pay replaces it.
 * @throws AppError for what is in the way, before anything is charged
 */
export function placeUnasked(
  ctx: Ctx,
  { body }: InputFor<typeof placeEndpoint>,
  request: Pick<RequestContext, 'request' | 'clientAddress'>,
): Promise<Placed> {
  const at = ctx.clock.now()
  const visit = visitOf(request)
  return ctx.unitOfWork(async (uow): Promise<Placed> => {
    const { tx } = uow
    const item = await findItemByNumber(tx, body.number)
    if (item === undefined) throw new AppError('not_found')
    await repo.holdPurchase(tx, ctx.actor.id, item.id)
    if (body.coupon !== undefined) await refuseEarly(ctx, uow, { item, body, at })
    await holdCoupon(tx, ctx.actor.id, body.coupon)
    const open = await repo.findOpenOrder(tx, ctx.actor.id, item.id)
    if (open !== undefined) {
      const isWaiting = open.expiresAt > at
      const looked = { number: item.number, body, at, exceptOrderId: open.id }
      if (isWaiting && isSame(open, await quoteFor(ctx, uow, looked), body))
        return { order: open, attemptId: await attemptOf(ctx, uow, open) }
      await expireOrders(uow, [open.id], at)
    }
    // What the former order held is free again.
    const quoted = await quoteFor(ctx, uow, { number: item.number, body, at })
    // A coupon that made it free may be used up by that order itself.
    if (quoted.quote.refusal === 'owned' && (quoted.quote.total === 0 || body.shownTotal === 0)) {
      const earlier = await repo.findFreeOrder(tx, ctx.actor.id, item.id)
      if (earlier !== undefined) return { order: earlier, attemptId: null }
    }
    const order = await openOrder(ctx, uow, { ...quoted, body, at, visit })
    return { order, attemptId: await attemptOf(ctx, uow, order) }
  })
}

interface Placed {
  order: repo.StoredOrder
  /** To be started; null where no gateway takes part. */
  attemptId: string | null
}

/** The attempt by which an order waits to be paid: another one where the last can be paid no more. */
async function attemptOf(ctx: Ctx, uow: UnitOfWork, order: repo.StoredOrder): Promise<string | null> {
  const { id: orderId, code: orderCode, channel, total: amount, expiresAt, status } = order
  if (channel === null || status !== paymentStatuses.waitingForPayment) return null
  const last = await findLatestAttempt(uow.tx, orderId)
  if (last && openStates.has(last.state)) return last.id
  const isSaved = order.item.kind === 'partner_package'
  return openAttempt(ctx, uow, { orderId, orderCode, channel, amount, expiresAt, phone: ctx.actor.phone, isSaved })
}

const openStates: ReadonlySet<string> = new Set(['created', 'requires_action'])

interface Quoted {
  item: OrderedItem
  quote: Quote
}

/** A coupon that does nothing is refused before others wait for it: those who come after the last use are many. */
async function refuseEarly(ctx: Ctx, uow: UnitOfWork, { item, body, at }: { item: OrderedItem; body: Body; at: Date }) {
  const open = await repo.findOpenOrder(uow.tx, ctx.actor.id, item.id)
  const looked = { number: item.number, body, at, ...(open !== undefined && { exceptOrderId: open.id }) }
  const { quote } = await quoteFor(ctx, uow, looked)
  // What is owned already may be what the coupon made free.
  if (quote.refusal !== 'owned') refuseCoupon(quote)
}

function refuseCoupon({ coupon: { refusal } }: Quote) {
  if (refusal !== null)
    throw new AppError('coupon_refused', { fields: [{ path: 'coupon', message: couponRefusalWords[refusal] }] })
}

interface Looked {
  number: number
  body: Body
  at: Date
  exceptOrderId?: string
}

async function quoteFor(ctx: Ctx, { tx }: UnitOfWork, looked: Looked): Promise<Quoted> {
  const { number, body, at, exceptOrderId } = looked
  const item = await findItemByNumber(tx, number)
  if (item === undefined) throw new AppError('not_found')
  const asked = { item, buyer: ctx.actor, now: at, typedCoupon: body.coupon, exceptOrderId }
  return { item, quote: await quoteOf(ctx, { queries: tx, ...asked }) }
}

/** Whether an order that waits is what is asked for now. */
function isSame(open: repo.StoredOrder, { quote }: Quoted, { mode, method, channel }: Body): boolean {
  const isSameWay = open.mode === mode && open.method === method && open.channel === channel
  const isSameCoupon = open.couponId === (quote.coupon.coupon?.id ?? null) && quote.coupon.refusal === null
  return isSameWay && isSameCoupon && open.price === quote.price && open.total === quote.total
}

/** What others may learn of the buyer's browser, as long as the order is being placed. */
function visitOf({ request: { headers }, clientAddress }: Pick<RequestContext, 'request' | 'clientAddress'>) {
  return { cookie: headers.get('cookie'), userAgent: headers.get('user-agent') ?? '', clientAddress }
}

interface Opening extends Quoted {
  body: Body
  at: Date
  visit: ReturnType<typeof visitOf>
}

async function openOrder(
  ctx: Ctx,
  uow: UnitOfWork,
  { item, quote, body, at, visit }: Opening,
): Promise<repo.StoredOrder> {
  if (quote.refusal !== null) throw new AppError(refusals[quote.refusal])
  refuseCoupon(quote)
  const { coupon } = quote.coupon
  if (body.shownTotal !== quote.total) throw new AppError('price_changed')
  const way = quote.ways.find(
    ({ mode, method, channel }) => mode === body.mode && method === body.method && channel === body.channel,
  )
  if (way === undefined) throw new AppError('way_to_pay_closed')
  const isFree = quote.total === 0
  const { price, discount, isTaxed } = quote
  const order = await writeOrder(uow, {
    buyer: ctx.actor,
    item,
    way,
    price,
    discount,
    isTaxed,
    coupon,
    package: quote.package,
    visit,
    expiresAt: isFree ? at : waitsUntil(at, way.channel),
    at,
  })
  if (!isFree) return order
  await settleOrder(uow, order, at)
  return lockedOrder(uow, order.id)
}
