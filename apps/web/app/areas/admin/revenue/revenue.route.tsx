import { getRevenue } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { revenueFiltersOf } from './revenue-filters.ts'
import { RevenuePage } from './revenue-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  const filters = revenueFiltersOf(url.searchParams, new Date())
  const { from, until } = filters
  return loadForPage(async () => ({
    filters,
    revenue: await call(getRevenue, { query: { from, until } }, { context }),
  }))
}

export const meta = () => [{ title: 'Pendapatan · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function RevenueRoute() {
  return <RevenuePage {...useLoaderData<typeof loader>()} />
}
