import type { PaymentAttemptState, PaymentFailure } from '@naikkelas/contract/commerce'
import type { AppContext } from '../../../app-context.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { nextCheckAt, stateAfter } from './attempt-state.rules.ts'
import type { StoredAttempt } from './attempts.queries.ts'
import { lockAttempt, markReversed, updateAttempt } from './attempts.repo.ts'
import type { Payment } from './payment-provider.ts'
import { paymentProvidersOf } from './payment-providers.ts'

/** Records how the gateway says that an attempt is; captures it had not reported before are handed on with it. */
export async function recordPayment(ctx: AppContext, id: string, payment: Payment): Promise<void> {
  const at = ctx.clock.now()
  await ctx.unitOfWork(async ({ tx, emit }) => {
    const attempt = await lockAttempt(tx, id)
    if (attempt === undefined) throw new Error(`payment attempt ${id} is gone`)
    const { outcome, action, savedToken } = payment
    const captures = outcome.kind === 'paid' ? outcome.captures : []
    const state = stateAfter(attempt.state, payment)
    await updateAttempt(tx, id, {
      state,
      providerId: attempt.providerId ?? payment.providerId,
      // A gateway does not repeat all of them.
      action: state === 'requires_action' ? (action ?? attempt.action) : null,
      failure: outcome.kind === 'failed' ? outcome.failure : null,
      savedToken: savedToken ?? attempt.savedToken,
      captureCount: Math.max(attempt.captureCount, captures.length),
      checkAt: nextCheckAt({
        payment,
        expiresAt: attempt.expiresAt,
        isUnwanted: attempt.isUnwanted,
        isFirst: attempt.state === 'created',
        mayBeReversed: mayBeReversed(ctx, attempt),
        now: at,
      }),
      at,
    })
    await announceFailure(emit, { attempt, state, at })
    if (attempt.state === 'succeeded' && outcome.kind === 'failed' && mayBeReversed(ctx, attempt)) {
      if (await markReversed(tx, id, at))
        await emit('payment.reversed', { orderId: attempt.orderId, attemptId: id, at: at.toISOString() })
    }
    if (captures.length <= attempt.captureCount) return
    await emit('payment.captured', {
      orderId: attempt.orderId,
      attemptId: id,
      captures: captures.map((capture) => ({ ...capture, at: capture.at.toISOString() })),
      at: at.toISOString(),
    })
  })
}

const mayBeReversed = (ctx: AppContext, { provider, channel }: StoredAttempt): boolean =>
  paymentProvidersOf(ctx).find(({ name }) => name === provider)?.channels[channel]?.mayBeReversed === true

/** The gateway refused to make it, so nothing can be paid. */
export async function recordFailure(ctx: AppContext, id: string, failure: PaymentFailure): Promise<void> {
  const at = ctx.clock.now()
  await ctx.unitOfWork(async ({ tx, emit }) => {
    const attempt = await lockAttempt(tx, id)
    if (attempt?.state !== 'created') return
    const state = 'failed'
    await updateAttempt(tx, id, { ...attempt, state, action: null, failure, checkAt: null, at })
    await announceFailure(emit, { attempt, state, at })
  })
}

interface Ended {
  attempt: StoredAttempt
  state: PaymentAttemptState
  at: Date
}

/** Once an attempt cannot be paid; what was wanted no more is of no interest. */
async function announceFailure(emit: UnitOfWork['emit'], { attempt, state, at }: Ended): Promise<void> {
  const hasEnded = state === 'failed' || state === 'expired' || state === 'cancelled'
  if (!hasEnded || attempt.state === state || attempt.isUnwanted) return
  await emit('payment.failed', { orderId: attempt.orderId, attemptId: attempt.id, at: at.toISOString() })
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
