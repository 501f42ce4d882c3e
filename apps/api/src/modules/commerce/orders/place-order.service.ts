import { type InputFor, owners, transactionSources } from '@naikkelas/contract'
import {
  type CheckoutRefusal,
  type Order,
  orderLineKinds,
  type placeOrder as placeEndpoint,
} from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import { randomUUID } from 'node:crypto'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { type Quote, quoteOf } from './checkout.service.ts'
import { expireOrders } from './expiry.service.ts'
import { newOrderCode } from './order-code.ts'
import { orderView } from './order-view.ts'
import { findItemByNumber, type OrderedItem } from './ordered-items.repo.ts'
import * as repo from './orders.repo.ts'
import { waitsUntil } from './sale.rules.ts'
import { holdSeat } from './seats.service.ts'
import { settleOrder } from './settlement.service.ts'

type Ctx = ActorContext<Learner>
type Body = InputFor<typeof placeEndpoint>['body']

const refusals: Readonly<Record<CheckoutRefusal, ConstructorParameters<typeof AppError>[0]>> = {
  owned: 'already_owned',
  not_for_sale: 'not_for_sale',
  not_yet: 'sale_not_open',
  ended: 'sale_ended',
  sold_out: 'sold_out',
  no_payment_method: 'way_to_pay_closed',
}

/**
 * Buys an item for the learner who is signed in. Requests of one buyer for one item follow each other, so a second press
 * finds the order of the first; one with another price or way to pay replaces it.
 * @throws AppError for what is in the way, before anything is charged
 */
export async function placeOrder(ctx: Ctx, { body }: InputFor<typeof placeEndpoint>): Promise<Order> {
  const at = ctx.clock.now()
  const order = await ctx.unitOfWork(async (uow) => {
    const { tx } = uow
    const item = await findItemByNumber(tx, body.number)
    if (item === undefined || item.kind === 'partner_package') throw new AppError('not_found')
    await repo.holdPurchase(tx, ctx.actor.id, item.id)
    const open = await repo.findOpenOrder(tx, ctx.actor.id, item.id)
    if (open !== undefined) {
      const isWaiting = open.expiresAt > at
      if (isWaiting && isSame(open, await quoteFor(ctx, uow, item.number, at), body)) return open
      await expireOrders(uow, [open.id], at)
    }
    // What the former order held is free again.
    const quoted = await quoteFor(ctx, uow, item.number, at)
    if (quoted.quote.refusal === 'owned' && quoted.quote.total === 0) {
      const earlier = await repo.findFreeOrder(tx, ctx.actor.id, item.id)
      if (earlier !== undefined) return earlier
    }
    return openOrder(ctx, uow, { ...quoted, body, at })
  })
  return orderView(order, at)
}

interface Quoted {
  item: OrderedItem
  quote: Quote
}

async function quoteFor(ctx: Ctx, { tx }: UnitOfWork, number: number, now: Date): Promise<Quoted> {
  const item = await findItemByNumber(tx, number)
  if (item === undefined) throw new AppError('not_found')
  return { item, quote: await quoteOf(ctx, { queries: tx, item, buyerId: ctx.actor.id, now }) }
}

/** Whether an order that waits is what is asked for now. */
function isSame(open: repo.StoredOrder, { quote }: Quoted, { mode, method }: Body): boolean {
  return open.price === quote.price && open.total === quote.total && open.mode === mode && open.method === method
}

interface Opening extends Quoted {
  body: Body
  at: Date
}

async function openOrder(ctx: Ctx, uow: UnitOfWork, { item, quote, body, at }: Opening): Promise<repo.StoredOrder> {
  if (quote.refusal !== null) throw new AppError(refusals[quote.refusal])
  if (body.shownTotal !== quote.total) throw new AppError('price_changed')
  const way = quote.ways.find(({ mode, method }) => mode === body.mode && method === body.method)
  if (way === undefined) throw new AppError('way_to_pay_closed')
  const isFree = quote.total === 0
  const id = randomUUID()
  const holdsSeat = await holdSeat(uow, item, at)
  await repo.insertOrder(uow.tx, {
    id,
    code: newOrderCode(),
    buyer: ctx.actor,
    sellableId: item.id,
    ...way,
    price: quote.price,
    discount: quote.discount,
    source: sourceOf(item),
    expiresAt: isFree ? at : waitsUntil(at),
    at,
  })
  await repo.insertOrderLine(uow.tx, {
    id: randomUUID(),
    orderId: id,
    sellableId: item.id,
    kind: item.kind,
    name: item.name,
    ...orderLineKinds[item.kind],
    owner: item.partner === null ? owners.house : owners.partner,
    price: quote.price,
    discount: quote.discount,
    isTaxed: quote.isTaxed,
    partner: item.partner,
    holdsSeat,
  })
  await uow.emit('order.placed', { orderId: id, at: at.toISOString() })
  if (isFree) await settleOrder(uow, await storedOrder(uow, id), at)
  return storedOrder(uow, id)
}

async function storedOrder({ tx }: UnitOfWork, id: string): Promise<repo.StoredOrder> {
  const order = await repo.lockOrder(tx, id)
  if (order === undefined) throw new Error(`order ${id} was placed and is gone`)
  return order
}

function sourceOf({ partner }: OrderedItem): number {
  if (partner === null) return transactionSources.house
  return partner.kind === 'subscription' ? transactionSources.subscriptionPartner : transactionSources.commissionPartner
}
