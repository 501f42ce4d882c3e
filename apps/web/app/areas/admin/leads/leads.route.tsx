import { hasCapability, listListViews } from '@naikkelas/contract/identity'
import { countLeads, listLeads } from '@naikkelas/contract/marketing'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { leadFiltersOf, leadQuery } from './lead-filters.ts'
import { LeadsPage } from './leads-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const filters = leadFiltersOf(url.searchParams)
  return loadForPage(async () => {
    const [list, counts, views] = await Promise.all([
      call(listLeads, { query: { ...leadQuery(filters), page: filters.page, perPage: 50 } }, { context }),
      call(countLeads, {}, { context }),
      call(listListViews, { query: { list: 'leads' } }, { context }),
    ])
    return { list, counts, views, filters, mayManage: hasCapability(admin, 'leads', 'manage') }
  })
}

export const meta = () => [{ title: 'Prospek · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function LeadsRoute() {
  return <LeadsPage {...useLoaderData<typeof loader>()} />
}
