import { listLandingPages, listPartners } from '@naikkelas/contract'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { LandingPagesPage } from './landing-pages-page.tsx'
import { filtersOf } from './page-filters.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  const filters = filtersOf(url.searchParams)
  const { search, status, kind, page } = filters
  return loadForPage(async () => {
    const [list, partners] = await Promise.all([
      call(
        listLandingPages,
        { query: { page, perPage: 24, search: search === '' ? undefined : search, status, kind } },
        { context },
      ),
      call(listPartners, {}, { context }),
    ])
    return { list, partners, filters, now: new Date().toISOString() }
  })
}

export const meta = () => [{ title: 'Halaman landing · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function LandingPagesRoute() {
  return <LandingPagesPage {...useLoaderData<typeof loader>()} />
}
