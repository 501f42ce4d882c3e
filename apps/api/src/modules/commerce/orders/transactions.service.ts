import { type InputFor, type OutputFor, paymentStatuses } from '@naikkelas/contract'
import {
  type confirmTransfer as confirmEndpoint,
  type listTransactions as listEndpoint,
  type Transaction,
  type TransactionDetails,
  transactionsPerPage,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { maskedEmail, maskedPhone } from '../../identity/learners/index.ts'
import { listPlaceOf, pageOfList } from '../catalogue/index.ts'
import { captureEntry, findEntries, recordEntry } from '../ledger/index.ts'
import { holdAgain } from './late-delivery.service.ts'
import { lockOrder, type StoredOrder } from './orders.repo.ts'
import { transferOutcome } from './sale.rules.ts'
import { settleOrder } from './settlement.service.ts'
import {
  findPayments,
  findTransaction,
  findTransactions,
  insertPayment,
  insertPaymentCase,
  type StoredTransaction,
} from './transactions.repo.ts'

export async function listTransactions(
  { database, clock }: AdminContext,
  { query: { after, before, ...filter } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const place = before ?? after
  const found = await findTransactions(database.queries, {
    filter,
    from: place === undefined ? undefined : listPlaceOf(place),
    isBackwards: before !== undefined,
    limit: transactionsPerPage + 1,
  })
  const now = clock.now()
  const page = pageOfList({ found, perPage: transactionsPerPage, after, before })
  return { ...page, items: page.items.map((one) => transactionView(one, now)) }
}

type ById = { params: { orderId: string } }

/** @throws AppError `not_found` */
export function getTransaction(ctx: AdminContext, { params }: ById): Promise<TransactionDetails> {
  return detailsOf(ctx.database.queries, params.orderId, ctx.clock.now())
}

/**
 * Records a transfer that an admin has seen. Two who confirm one order at once confirm it once.
 * @throws AppError `not_found`; `order_not_waiting` for an order that is paid
 */
export async function confirmTransfer(
  ctx: AdminContext,
  { params: { orderId }, body: { amount, note } }: InputFor<typeof confirmEndpoint>,
): Promise<TransactionDetails> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async (uow) => {
    const { tx } = uow
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw new AppError('not_found')
    if (order.status === paymentStatuses.paid || order.buyerId === null) throw new AppError('order_not_waiting')
    const paymentId = await insertPayment(tx, { orderId, amount, actorId: ctx.actor.id, note, at })
    await recordEntry(tx, captureEntry(paymentId, amount, { orderId, at }))
    const outcome = transferOutcome({ ...order, amount, isDeliverable: await isDeliverable(uow, order, amount, at) })
    if (outcome === 'pays') await settleOrder(uow, order, at)
    else await insertPaymentCase(tx, { orderId, paymentId, kind: outcome, at })
    return detailsOf(tx, orderId, at)
  })
}

/** Of an order that has expired: takes again what it had given back, if the amount would pay it. */
function isDeliverable(uow: UnitOfWork, order: StoredOrder, amount: number, at: Date): boolean | Promise<boolean> {
  if (order.status !== paymentStatuses.expired || amount !== order.total) return false
  return holdAgain(uow, order, at)
}

async function detailsOf(queries: Queries, id: string, now: Date): Promise<TransactionDetails> {
  const found = await findTransaction(queries, id)
  if (found === undefined) throw new AppError('not_found')
  const [payments, entries] = [await findPayments(queries, id), await findEntries(queries, id)]
  return {
    ...transactionView(found, now),
    maskedPhone: found.buyerPhone === null ? null : maskedPhone(found.buyerPhone),
    price: found.price,
    discount: found.discount,
    payments: payments.map(({ receivedAt, ...same }) => ({ ...same, receivedAt: receivedAt.toISOString() })),
    ledger: entries.map(({ at, ...same }) => ({ ...same, at: at.toISOString() })),
  }
}

function transactionView(stored: StoredTransaction, now: Date): Transaction & { place: string } {
  const { place, createdAt, expiresAt, paidAt, expiredAt, ...same } = stored
  const isOverdue = same.status === paymentStatuses.waitingForPayment && expiresAt <= now
  return {
    id: same.id,
    code: same.code,
    status: isOverdue ? paymentStatuses.expired : same.status,
    isLate: same.isLate,
    kind: same.kind,
    name: same.name,
    buyer: same.buyer && { id: same.buyer.id, name: same.buyer.name, maskedEmail: maskedEmail(same.buyer.email) },
    mode: same.mode,
    method: same.method,
    source: same.source,
    partner: same.partner,
    total: same.total,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    expiredAt: isOverdue ? expiresAt.toISOString() : (expiredAt?.toISOString() ?? null),
    place,
  }
}
