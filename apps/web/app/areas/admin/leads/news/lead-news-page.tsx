import type { OutputFor } from '@naikkelas/contract'
import type { countLeads, LeadRecipient, LeadWebhook } from '@naikkelas/contract/marketing'
import { Icon } from '@naikkelas/ui/icons'
import { Link } from 'react-router-dom'
import { useHeadingFocus } from '../../../../shared/document/heading-focus.ts'
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
  const heading = useHeadingFocus()
  return (
    <main className="mx-auto flex max-w-content flex-col gap-6 px-5 py-6 sm:px-8 sm:py-8">
      <div>
        <Link
          to="/admin/prospek"
          className="inline-flex min-h-11 items-center gap-2 text-app-sm text-muted underline-offset-4 hover:underline"
        >
          <Icon name="mundur" size={16} />
          Prospek
        </Link>
        <h1 ref={heading} tabIndex={-1} className="text-app-2xl font-bold tracking-tight outline-none">
          Kabar prospek
        </h1>
      </div>
      <RecipientsPanel recipients={recipients} pages={pages} />
      <WebhooksPanel webhooks={webhooks} pages={pages} />
    </main>
  )
}
