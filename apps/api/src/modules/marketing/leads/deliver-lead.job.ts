import * as z from 'zod'
import { defineJob, type JobDefinition, minutes, TryAgainLater } from '../../../platform/jobs/index.ts'
import { beginDelivery, findWaitingIds, markDelivery, markRetry, reviveDelivery } from './deliveries.repo.ts'
import { signedHeaders } from './delivery-signature.ts'
import { isTaken, leadMessage } from './delivery.rules.ts'
import { leadView } from './lead-view.ts'
import { findLead } from './leads.repo.ts'
import { openWebhookKey } from './webhook-key.ts'

const MS_PER_SECOND = 1_000

/** Posts a lead to one webhook, over a bit more than a day; afterwards a person presses "Kirim ulang". */
export const deliverLead: JobDefinition<{ deliveryId: string }> = defineJob({
  name: 'deliver-lead',
  label: 'Mengirim prospek ke webhook',
  payload: z.object({ deliveryId: z.uuid() }),
  retry: minutes(1, 5, 15, 60, 180, 360, 480, 720),
  // Longer than the slowest receiver is waited for.
  timeoutSeconds: 60,
  // A receiver that answers slowly must not keep the others waiting.
  concurrency: 4,
  async handle(ctx, { deliveryId }) {
    const { queries } = ctx.database
    const delivery = await beginDelivery(queries, deliveryId)
    if (!delivery) return
    const lead = await findLead(queries, delivery.leadId)
    if (!lead || lead.isOptedOut || lead.anonymizedAt !== null || lead.suspicions.length > 0)
      return markDelivery(queries, deliveryId, { state: 'withheld' })
    const secret = openWebhookKey(ctx, delivery.webhookId, delivery.secret)
    if (secret === null) {
      const excerpt = 'Kunci pesan tidak dapat dibaca. Ganti kuncinya.'
      await markDelivery(queries, deliveryId, { state: 'waiting', excerpt })
      throw new TryAgainLater('the secret of the webhook does not open')
    }
    const body = leadMessage(leadView(ctx, lead))
    const at = Math.floor(ctx.clock.now().getTime() / MS_PER_SECOND)
    const headers = signedHeaders({ secret, id: deliveryId, body, at })
    const answer = await ctx.ports.webhooks.send({ url: delivery.url, headers, body })
    if (isTaken(answer.status)) return markDelivery(queries, deliveryId, { ...answer, state: 'delivered' })
    await markDelivery(queries, deliveryId, { ...answer, state: 'waiting' })
    throw new TryAgainLater(`the receiver answered ${answer.status ?? 'nothing'}`)
  },
  async adopt({ jobs }, tx) {
    const waiting = await findWaitingIds(tx)
    await jobs.enqueueAll(
      tx,
      deliverLead,
      waiting.map(({ id }) => ({ payload: { deliveryId: id } })),
    )
  },
  onRunAgain: (_, tx, { deliveryId }) => reviveDelivery(tx, deliveryId),
  onFailure: (_, tx, { deliveryId }, { retryAt }) => markRetry(tx, deliveryId, retryAt),
})
