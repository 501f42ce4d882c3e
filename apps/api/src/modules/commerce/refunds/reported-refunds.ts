import { within } from '../../../platform/events/index.ts'
import { refundIdOf } from '../payments/index.ts'
import { sendRefundByGateway } from './gateway-refunds.job.ts'
import { findUndecided } from './refunds.repo.ts'

/**
 * Asks the gateway about refunds that it has sent a message about. What the message says of them moves nothing: one that is
 * forged, repeated or out of order only asks once more.
 */
export const askAboutReported = within('refund.reported', async (ctx, { references }, { tx }) => {
  const ids = references.flatMap((reference) => refundIdOf(reference) ?? [])
  for (const refundId of await findUndecided(tx, ids))
    await ctx.jobs.enqueue(tx, sendRefundByGateway, { refundId }, { key: refundId, isPrompt: true, skipsBackOff: true })
})
