import type { AppContext } from '../../app-context.ts'
import type { Queries } from '../../db/index.ts'
import type { WebhookPort } from '../webhooks/index.ts'
import { deliverDue } from './deliver.service.ts'
import { insertDeliveries } from './deliveries.repo.ts'
import type { StoredLead } from './leads.repo.ts'
import { writeNotices } from './notices.service.ts'
import { insertNotices } from './recipients.repo.ts'

/** Notes whom to tell of a lead, in the transaction that keeps it. */
export async function queueNews(
  queries: Queries,
  { id, pageId, sectionId, sentAt }: Pick<StoredLead, 'id' | 'pageId' | 'sectionId' | 'sentAt'>,
) {
  await insertNotices(queries, { leadId: id, pageId, sectionId })
  await insertDeliveries(queries, { leadId: id, pageId, at: new Date(sentAt) })
}

/** Tells people and programs what they are still to be told. */
export function createLeadTeller(ctx: AppContext, port: WebhookPort): () => Promise<void> {
  return async () => {
    await writeNotices(ctx)
    await deliverDue(ctx, port)
  }
}
