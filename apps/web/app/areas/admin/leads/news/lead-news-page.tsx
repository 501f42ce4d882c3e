import type { OutputFor } from '@naikkelas/contract'
import type { countLeads, LeadRecipient, LeadWebhook } from '@naikkelas/contract/marketing'
import { AdminScreen } from '../../kit/admin-screen.tsx'
import { RecipientsPanel } from './recipients-panel.tsx'
import { WebhooksPanel } from './webhooks-panel.tsx'

interface LeadNewsPageProps {
  recipients: LeadRecipient[]
  webhooks: LeadWebhook[]
  /** Pages that have had a lead: news can be about one of them. */
  pages: OutputFor<typeof countLeads>
}

/** Settings of lead notifications: recipients by mail, programs by webhook. */
export function LeadNewsPage({ recipients, webhooks, pages }: LeadNewsPageProps) {
  return (
    <AdminScreen title="Kabar prospek" back={{ href: '/admin/prospek', label: 'Prospek' }}>
      <RecipientsPanel recipients={recipients} pages={pages} />
      <WebhooksPanel webhooks={webhooks} pages={pages} />
    </AdminScreen>
  )
}
