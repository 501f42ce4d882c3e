import { hasCapability } from '@naikkelas/contract/identity'
import { getPageAnalytics, listAdCosts } from '@naikkelas/contract/marketing'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { analyticsFiltersOf, analyticsQuery } from './analytics-filters.ts'
import { AnalyticsPage } from './analytics-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const pageId = params.pageId ?? ''
  const filters = analyticsFiltersOf(url.searchParams, new Date())
  return loadForPage(async () => {
    const [analytics, costs] = await Promise.all([
      call(getPageAnalytics, { params: { pageId }, query: analyticsQuery(filters) }, { context }),
      call(listAdCosts, { params: { pageId } }, { context }),
    ])
    return { analytics, costs, filters, mayEditCosts: hasCapability(admin, 'landing_pages', 'design') }
  })
}

export const meta = ({ loaderData }: { loaderData?: { analytics: { page: { name: string } } } }) => [
  { title: `Statistik ${loaderData?.analytics.page.name ?? ''} · Naikkelas Admin` },
  { name: 'robots', content: 'noindex' },
]

export default function AnalyticsRoute() {
  return <AnalyticsPage {...useLoaderData<typeof loader>()} />
}
