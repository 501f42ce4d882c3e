import type { AppContext } from '../../app-context.ts'
import type { WebhookPort } from '../webhooks/index.ts'
import { leaseDelivery, markDelivery } from './deliveries.repo.ts'
import { isTaken, leadMessage, waitAfter } from './delivery.rules.ts'
import { signedHeaders } from './delivery-signature.ts'
import { leadView } from './lead-view.ts'
import { findLead } from './leads.repo.ts'
import { openWebhookKey } from './webhook-key.ts'

/** Longer than the slowest program is waited for. */
const leaseSeconds = 60
/** So many at a time, so that one that answers slowly does not keep the others waiting. */
const atATime = 4

/** Sends what is due, until nothing is. */
export async function deliverDue(ctx: AppContext, port: WebhookPort) {
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      while (await deliverOne(ctx, port));
    }),
  )
}

async function deliverOne(ctx: AppContext, port: WebhookPort): Promise<boolean> {
  const { queries } = ctx.database
  const leased = await leaseDelivery(queries, { seconds: leaseSeconds })
  if (!leased) return false
  const lead = await findLead(queries, leased.leadId)
  if (!lead || lead.isOptedOut || lead.anonymizedAt !== null || lead.suspicions.length > 0) {
    await markDelivery(queries, leased.id, { state: 'withheld' })
    return true
  }
  const waitSeconds = waitAfter(leased.attempts)
  const secret = openWebhookKey(ctx, leased.webhookId, leased.secret)
  if (secret === null) {
    const excerpt = 'Kunci pesan tidak dapat dibaca. Ganti kuncinya.'
    await markDelivery(queries, leased.id, { state: 'waiting', excerpt, waitSeconds })
    return true
  }
  const body = leadMessage(leadView(ctx, lead))
  const at = Math.floor(ctx.clock.now().getTime() / 1000)
  const headers = signedHeaders({ secret, id: leased.id, body, at })
  const answer = await port.send({ url: leased.url, headers, body })
  await markDelivery(queries, leased.id, {
    ...answer,
    state: isTaken(answer.status) ? 'delivered' : 'waiting',
    waitSeconds,
  })
  return true
}
