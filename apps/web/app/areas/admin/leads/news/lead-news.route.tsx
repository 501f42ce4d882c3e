import { countLeads, listLeadRecipients, listLeadWebhooks } from '@naikkelas/contract/marketing'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../../shared/api/call.ts'
import { loadForPage } from '../../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../../shared/session/admin-session.ts'
import { LeadNewsPage } from './lead-news-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  return loadForPage(async () => {
    const [recipients, webhooks, pages] = await Promise.all([
      call(listLeadRecipients, {}, { context }),
      call(listLeadWebhooks, {}, { context }),
      call(countLeads, {}, { context }),
    ])
    return { recipients, webhooks, pages }
  })
}

export const meta = () => [{ title: 'Kabar prospek · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function LeadNewsRoute() {
  return <LeadNewsPage {...useLoaderData<typeof loader>()} />
}
