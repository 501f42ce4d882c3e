import { type InputFor, type OutputFor, paymentStatuses } from '@naikkelas/contract'
import {
  type confirmTransfer as confirmEndpoint,
  paymentFailures,
  type listTransactions as listEndpoint,
  type Transaction,
  type TransactionDetails,
  transactionsPerPage,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import type { Rupiah } from '@naikkelas/contract/money'
import { storedSettingsOf } from '../../../platform/settings/index.ts'
import { maskedEmail, maskedPhone } from '../../identity/learners/index.ts'
import { listPlaceOf, pageOfList } from '../catalogue/index.ts'
import { findInvoiceOf, invoiceFactsOf } from '../invoices/index.ts'
import { findEntries } from '../ledger/index.ts'
import {
  findAttempts,
  findWebhooksOf,
  PaymentProviderError,
  type PaymentProviderName,
  refreshAttempt,
} from '../payments/index.ts'
import { mailBuyer } from './mail-buyer.ts'
import { expiredMail, paidMail, waitingMail } from './order-mails.rules.ts'
import { lockOrderOfPurchase, type StoredOrder } from './orders.repo.ts'
import { deleteFirstConfirmation, findFirstConfirmation, saveFirstConfirmation } from './transfer-confirmations.repo.ts'
import { receivePayment } from './receive-payment.service.ts'
import { findPayments, findTransaction, findTransactions, type StoredTransaction } from './transactions.repo.ts'

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
 * Records a transfer that an admin has seen. Two who confirm one order at once confirm it once. From the amount of the
 * settings on it counts once another admin has typed the same amount.
 * @throws AppError `not_found`; `order_not_waiting` for an order that is paid; `second_admin_needed` for the admin who has
 * confirmed it already
 */
export async function confirmTransfer(
  ctx: AdminContext,
  { params: { orderId }, body: { amount, note } }: InputFor<typeof confirmEndpoint>,
): Promise<TransactionDetails> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async (uow) => {
    const { tx } = uow
    const order = await lockOrderOfPurchase(tx, orderId)
    if (order === undefined) throw new AppError('not_found')
    if (order.status === paymentStatuses.paid || order.buyerId === null) throw new AppError('order_not_waiting')
    if (await awaitsSecond(ctx, uow, order, { amount, note, at })) return detailsOf(tx, orderId, at)
    await receivePayment(uow, order, { amount, actorId: ctx.actor.id, attempt: null, note, at })
    return detailsOf(tx, orderId, at)
  })
}

/**
 * Asks the gateways again, one attempt after the other.
 * @throws AppError `not_found`; `gateway_away` for a gateway that does not answer
 */
export async function recheckTransaction(
  ctx: AdminContext,
  { params: { orderId } }: ById,
): Promise<TransactionDetails> {
  const { queries } = ctx.database
  try {
    for (const { id } of await findAttempts(queries, orderId)) await refreshAttempt(ctx, id)
  } catch (error) {
    if (error instanceof PaymentProviderError) throw new AppError('gateway_away')
    throw error
  }
  return detailsOf(queries, orderId, ctx.clock.now())
}

interface Seen {
  amount: Rupiah
  note: string
  at: Date
}

/** Whether another admin has yet to confirm it: then what this one has seen is kept. */
async function awaitsSecond(ctx: AdminContext, { tx }: UnitOfWork, order: StoredOrder, { amount, note, at }: Seen) {
  const { secondConfirmationFrom: from } = (await storedSettingsOf(ctx, tx)).settings.bank
  if (from === null || Math.max(amount, order.total) < from) return false
  const first = await findFirstConfirmation(tx, order.id)
  const isSame = first?.amount === amount
  if (isSame && first.adminId === ctx.actor.id) throw new AppError('second_admin_needed')
  if (isSame) await deleteFirstConfirmation(tx, order.id)
  else await saveFirstConfirmation(tx, { orderId: order.id, amount, note, adminId: ctx.actor.id, at })
  return !isSame
}

const mails = {
  [paymentStatuses.waitingForPayment]: waitingMail,
  [paymentStatuses.paid]: paidMail,
  [paymentStatuses.expired]: expiredMail,
} as const

/**
 * Mails the buyer once more how the order is.
 * @throws AppError `not_found`; `buyer_gone` once the account is deleted
 */
export async function resendMail(ctx: AdminContext, { params: { orderId } }: ById): Promise<null> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async ({ tx }) => {
    const order = await findTransaction(tx, orderId)
    if (order === undefined) throw new AppError('not_found')
    const { status } = order
    const key = `order:${orderId}:${status}:${at.getTime()}`
    if (!(await mailBuyer(ctx, tx, { orderId, status, write: mails[status], key }))) throw new AppError('buyer_gone')
    return null
  })
}

const gatewayNames: Readonly<Record<PaymentProviderName, string>> = { xendit: 'Xendit', midtrans: 'Midtrans' }

async function detailsOf(queries: Queries, id: string, now: Date): Promise<TransactionDetails> {
  const found = await findTransaction(queries, id)
  if (found === undefined) throw new AppError('not_found')
  const payments = await findPayments(queries, id)
  const attempts = await findAttempts(queries, id)
  const webhooks = await findWebhooksOf(queries, id)
  const entries = await findEntries(queries, id)
  const first = await findFirstConfirmation(queries, id)
  const invoice = await findInvoiceOf(queries, id)
  return {
    ...transactionView(found, now),
    maskedPhone: found.buyerPhone === null ? null : maskedPhone(found.buyerPhone),
    price: found.price,
    discount: found.discount,
    coupon: found.coupon,
    payments: payments.map(({ receivedAt, gateway, ...same }) => ({
      ...same,
      gateway: gateway && gatewayNames[gateway],
      receivedAt: receivedAt.toISOString(),
    })),
    firstConfirmation:
      first === undefined || found.status === paymentStatuses.paid
        ? null
        : { amount: first.amount, by: first.adminName, at: first.at.toISOString() },
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      reference: attempt.reference,
      gateway: gatewayNames[attempt.provider],
      channel: attempt.channel,
      state: attempt.state,
      failure: attempt.failure && paymentFailures[attempt.failure],
      reversedAt: attempt.reversedAt?.toISOString() ?? null,
      createdAt: attempt.createdAt.toISOString(),
      updatedAt: attempt.updatedAt.toISOString(),
    })),
    webhooks: webhooks.map(({ id: webhookId, provider, eventKey, deliveries, receivedAt }) => ({
      id: webhookId,
      gateway: gatewayNames[provider],
      event: eventKey,
      deliveries,
      receivedAt: receivedAt.toISOString(),
    })),
    invoice: invoice === undefined ? null : invoiceFactsOf(invoice),
    ledger: entries.map(({ at, ...same }) => ({ ...same, at: at.toISOString() })),
  }
}

function transactionView(stored: StoredTransaction, now: Date): Transaction & { place: string } {
  const { place, createdAt, expiresAt, paidAt, expiredAt, proofSentAt, ...same } = stored
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
    channel: same.channel,
    source: same.source,
    partner: same.partner,
    total: same.total,
    refunded: same.refunded,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    expiredAt: isOverdue ? expiresAt.toISOString() : (expiredAt?.toISOString() ?? null),
    proofSentAt: proofSentAt?.toISOString() ?? null,
    place,
  }
}
