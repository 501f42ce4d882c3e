import {
  type OrderPayment,
  type OrderPaymentAction,
  type PaymentAttemptState,
  paymentFailures,
} from '@naikkelas/contract/commerce'
import type { AppContext } from '../../../app-context.ts'
import { findLatestAttempt, type StoredAttempt } from './attempts.queries.ts'
import { paymentProvidersOf } from './payment-providers.ts'

const states: Readonly<Record<PaymentAttemptState, OrderPayment['state']>> = {
  created: 'preparing',
  requires_action: 'open',
  succeeded: 'paid',
  failed: 'failed',
  expired: 'closed',
  cancelled: 'closed',
}

/** How an order is paid by a gateway, for its buyer; null if none was asked. */
export async function orderPaymentOf(ctx: AppContext, orderId: string): Promise<OrderPayment | null> {
  const attempt = await findLatestAttempt(ctx.database.queries, orderId)
  if (attempt === undefined) return null
  return {
    channel: attempt.channel,
    state: attempt.isUnwanted && attempt.state !== 'succeeded' ? 'closed' : states[attempt.state],
    action: attempt.isUnwanted ? null : shownAction(ctx, attempt),
    failure: attempt.failure && paymentFailures[attempt.failure],
  }
}

function shownAction(ctx: AppContext, { action, provider: name }: StoredAttempt): OrderPaymentAction | null {
  if (action?.kind !== 'cardSession') return action
  const provider = paymentProvidersOf(ctx).find((one) => one.name === name)
  if (provider === undefined) return null
  const { publishableKey, scriptUrl } = provider.cardEntry
  return { ...action, publishableKey, scriptUrl }
}
