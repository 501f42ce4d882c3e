import type { PaymentFailure } from '@naikkelas/contract/commerce'
import type { AppContext } from '../../../app-context.ts'
import { nextCheckAt, stateAfter } from './attempt-state.rules.ts'
import { lockAttempt, updateAttempt } from './attempts.repo.ts'
import type { Payment } from './payment-provider.ts'

/** Records how the gateway says that an attempt is; captures it had not reported before are handed on with it. */
export async function recordPayment(ctx: AppContext, id: string, payment: Payment): Promise<void> {
  const at = ctx.clock.now()
  await ctx.unitOfWork(async ({ tx, emit }) => {
    const attempt = await lockAttempt(tx, id)
    if (attempt === undefined) throw new Error(`payment attempt ${id} is gone`)
    const { outcome, action } = payment
    const captures = outcome.kind === 'paid' ? outcome.captures : []
    const state = stateAfter(attempt.state, payment)
    await updateAttempt(tx, id, {
      state,
      providerId: attempt.providerId ?? payment.providerId,
      // A gateway does not repeat all of them.
      action: state === 'requires_action' ? (action ?? attempt.action) : null,
      failure: outcome.kind === 'failed' ? outcome.failure : null,
      captureCount: Math.max(attempt.captureCount, captures.length),
      checkAt: nextCheckAt({
        payment,
        expiresAt: attempt.expiresAt,
        isUnwanted: attempt.isUnwanted,
        isFirst: attempt.state === 'created',
        now: at,
      }),
      at,
    })
    if (captures.length <= attempt.captureCount) return
    await emit('payment.captured', {
      orderId: attempt.orderId,
      attemptId: id,
      captures: captures.map((capture) => ({ ...capture, at: capture.at.toISOString() })),
      at: at.toISOString(),
    })
  })
}

/** The gateway refused to make it, so nothing can be paid. */
export async function recordFailure(ctx: AppContext, id: string, failure: PaymentFailure): Promise<void> {
  const at = ctx.clock.now()
  await ctx.unitOfWork(async ({ tx }) => {
    const attempt = await lockAttempt(tx, id)
    if (attempt?.state !== 'created') return
    const { providerId, captureCount } = attempt
    await updateAttempt(tx, id, { state: 'failed', providerId, action: null, failure, captureCount, checkAt: null, at })
  })
}

/** Nothing of it was ever made. */
export async function recordUnmade(ctx: AppContext, id: string): Promise<void> {
  const at = ctx.clock.now()
  await ctx.unitOfWork(async ({ tx }) => {
    const attempt = await lockAttempt(tx, id)
    if (attempt?.state !== 'created') return
    await updateAttempt(tx, id, { ...attempt, state: 'cancelled', action: null, checkAt: null, at })
  })
}
