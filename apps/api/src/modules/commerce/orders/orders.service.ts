import { type InputFor, type OutputFor, paymentModes, paymentStatuses } from '@naikkelas/contract'
import {
  type cancelOwnOrder as cancelEndpoint,
  type getOwnOrder as getEndpoint,
  type listOwnOrders as listEndpoint,
  type Order,
  type OrderDetails,
  ordersPerPage,
} from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import { AppError } from '../../../errors/app-error.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import { orderPaymentOf } from '../payments/index.ts'
import { findInvoiceOf } from '../invoices/index.ts'
import { findRefunds } from '../refunds/index.ts'
import { expireOrders } from './expiry.service.ts'
import { orderView, ownRefundView } from './order-view.ts'
import { findOrdersOf, findOwnOrder, lockOrder, type StoredOrder } from './orders.repo.ts'
import { ticketOf } from './ticket-of-order.ts'

type Ctx = ActorContext<Learner>

export async function listOwnOrders(
  { database, clock, actor }: Ctx,
  { query: { after } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const found = await findOrdersOf(database.queries, { buyerId: actor.id, after, limit: ordersPerPage + 1 })
  const shown = found.slice(0, ordersPerPage)
  const now = clock.now()
  return {
    items: shown.map((order) => orderView(order, now)),
    next: found.length > ordersPerPage ? (shown.at(-1)?.code ?? null) : null,
  }
}

/** @throws AppError `not_found` for an order that is not there or another buyer's */
export async function findOwn({ database, actor }: Ctx, code: string): Promise<StoredOrder> {
  const order = await findOwnOrder(database.queries, actor.id, code)
  if (order === undefined) throw new AppError('not_found')
  return order
}

export async function getOwnOrder(ctx: Ctx, { params }: InputFor<typeof getEndpoint>): Promise<OrderDetails> {
  const stored = await findOwn(ctx, params.code)
  const order = orderView(stored, ctx.clock.now())
  const invoice = await findInvoiceOf(ctx.database.queries, stored.id)
  const isTransferred = order.status === paymentStatuses.waitingForPayment && order.mode === paymentModes.manual
  return {
    ...order,
    bankAccounts: isTransferred ? (await settingsOf(ctx)).bank.accounts : [],
    payment: await orderPaymentOf(ctx, stored.id),
    invoiceNumber: invoice?.number ?? null,
    ticket: await ticketOf(ctx, stored),
    refunds: (await findRefunds(ctx.database.queries, stored.id)).map(ownRefundView),
  }
}

/** @throws AppError `order_not_waiting` for what is paid or given up already */
export async function cancelOwnOrder(ctx: Ctx, { params }: InputFor<typeof cancelEndpoint>): Promise<Order> {
  const at = ctx.clock.now()
  const { id } = await findOwn(ctx, params.code)
  return ctx.unitOfWork(async (uow) => {
    const expired = await expireOrders(uow, [id], at)
    if (expired.length === 0) throw new AppError('order_not_waiting')
    const order = await lockOrder(uow.tx, id)
    if (order === undefined) throw new AppError('not_found')
    return orderView(order, at)
  })
}
