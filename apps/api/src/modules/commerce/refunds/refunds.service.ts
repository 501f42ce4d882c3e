import type { RefundsOfOrder } from '@naikkelas/contract/commerce'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { type PaymentProvider, type PaymentProviderName, paymentProvidersOf } from '../payments/index.ts'
import { findRefunds } from './refunds.queries.ts'
import { findAttemptOf, findOrder, findPaidAttempt, type PaidAttempt } from './refunds.repo.ts'
import { refundsView } from './refund-view.ts'

/** @throws AppError `not_found` */
export function listRefunds(
  ctx: AppContext,
  { params: { orderId } }: { params: { orderId: string } },
): Promise<RefundsOfOrder> {
  return refundsOf(ctx, ctx.database.queries, orderId)
}

export async function refundsOf(ctx: AppContext, queries: Queries, orderId: string): Promise<RefundsOfOrder> {
  const order = await findOrder(queries, orderId)
  if (order === undefined) throw new AppError('not_found')
  const refunds = await findRefunds(queries, orderId)
  const attempt = await refundableAttempt(ctx, queries, orderId)
  return refundsView({ order, refunds, gateway: attempt?.provider ?? null, now: ctx.clock.now() })
}

/** The attempt that paid an order, where its gateway can give money back by that channel. */
export async function refundableAttempt(
  ctx: AppContext,
  queries: Queries,
  orderId: string,
): Promise<PaidAttempt | undefined> {
  const attempt = await findPaidAttempt(queries, orderId)
  return attempt && canRefund(ctx, attempt) ? attempt : undefined
}

/** The gateway that took money by an attempt, where it can give it back; null where a person transfers it. */
export async function refundingProvider(
  ctx: AppContext,
  queries: Queries,
  attemptId: string | null,
): Promise<PaymentProviderName | null> {
  const attempt = attemptId === null ? undefined : await findAttemptOf(queries, attemptId)
  return attempt && canRefund(ctx, attempt) ? attempt.provider : null
}

const canRefund = (ctx: AppContext, attempt: PaidAttempt) =>
  providerOf(ctx, attempt)?.channels[attempt.channel]?.isRefundable === true

export const providerOf = (ctx: AppContext, { provider }: Pick<PaidAttempt, 'provider'>): PaymentProvider | undefined =>
  paymentProvidersOf(ctx).find(({ name }) => name === provider)
