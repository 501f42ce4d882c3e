import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { findAttemptByReference, findAttemptOfRefund } from './attempts.repo.ts'
import { checkAttempt } from './check-attempts.ts'
import type { PaymentProviderName } from './payment-provider.ts'

interface About {
  kind: 'payment' | 'refund'
  /** Of the payment, or of one of its refunds. */
  reference: string
}

/** The attempt that a message is about; undefined for none of ours. */
export async function findAttemptOf(
  queries: Queries,
  provider: PaymentProviderName,
  { kind, reference }: About,
): Promise<string | undefined> {
  if (kind === 'refund') return findAttemptOfRefund(queries, provider, reference)
  return (await findAttemptByReference(queries, provider, reference))?.id
}

interface Followed {
  kind: 'payment' | 'refund'
  references: readonly string[]
  attemptId: string
}

/** Has the gateway asked how that is which a message is about: the message itself moves nothing. */
export async function followMessage(
  ctx: AppContext,
  { tx, emit }: UnitOfWork,
  { kind, references, attemptId }: Followed,
): Promise<void> {
  if (kind === 'refund')
    await emit('refund.reported', { references: [...references], attemptId, at: ctx.clock.now().toISOString() })
  else await ctx.jobs.enqueue(tx, checkAttempt, { attemptId }, { key: attemptId, isPrompt: true, skipsBackOff: true })
}
