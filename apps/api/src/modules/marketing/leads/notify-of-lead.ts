import * as z from 'zod'
import { after } from '../../../platform/events/index.ts'
import { deliverLead } from './deliver-lead.job.ts'
import { insertDeliveries } from './deliveries.repo.ts'
import { lockLead } from './leads.repo.ts'
import { mailLeadNews, newsDueAt } from './mail-lead-news.job.ts'
import { insertNotices } from './recipients.repo.ts'

const payload = z.object({ leadId: z.uuid() })

/**
 * Notifies recipients and webhooks of a lead. Runs after the commit, so that no failure of theirs refuses a submission.
 */
export const notifyOfLead = after(
  'lead.received',
  { name: 'notify', label: 'Mengabarkan prospek baru', payload },
  async (ctx, { leadId }, { tx }) => {
    const { jobs, clock } = ctx
    const lead = await lockLead(tx, leadId)
    // Deleted or marked as spam meanwhile.
    if (!lead || lead.suspicions.length > 0) return
    const { pageId, sectionId, sentAt } = lead
    const recipients = await insertNotices(tx, { leadId, pageId, sectionId })
    await jobs.enqueueAll(
      tx,
      mailLeadNews,
      recipients.map((recipient) => ({
        payload: { recipientId: recipient.id },
        key: recipient.id,
        startAfter: newsDueAt(recipient, clock.now()),
      })),
    )
    const deliveryIds = await insertDeliveries(tx, { leadId, pageId, at: new Date(sentAt) })
    await jobs.enqueueAll(
      tx,
      deliverLead,
      deliveryIds.map((deliveryId) => ({ payload: { deliveryId } })),
    )
  },
)
