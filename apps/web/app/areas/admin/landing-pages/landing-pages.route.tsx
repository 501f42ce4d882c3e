import { hasCapability, listPartners } from '@naikkelas/contract/identity'
import { countLeads, listPageViews } from '@naikkelas/contract/marketing'
import { listLandingPages, listBulkActions, listPageGroups } from '@naikkelas/contract/pages'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { loadViews } from '../page-drawing/section-views.ts'
import { LandingPagesPage } from './landing-pages-page.tsx'
import { filtersOf } from './page-filters.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const filters = filtersOf(url.searchParams)
  const { search, status, kind, folder, label, sort, page } = filters
  return loadForPage(async () => {
    const [list, partners, leadCounts, groups, acts, pageViews] = await Promise.all([
      call(
        listLandingPages,
        { query: { page, perPage: 24, search: search === '' ? undefined : search, status, kind, folder, label, sort } },
        { context },
      ),
      call(listPartners, {}, { context }),
      call(countLeads, {}, { context }).catch(noneForOthers),
      call(listPageGroups, {}, { context }),
      call(listBulkActions, {}, { context }),
      call(listPageViews, {}, { context }),
    ])
    // On the server thumbnails are drawn completely; the browser fetches a view when it hydrates one.
    await loadViews(list.items.flatMap(({ opening }) => opening.document.sections.map(({ type }) => type)))
    const may = {
      design: hasCapability(admin, 'landing_pages', 'design'),
      publish: hasCapability(admin, 'landing_pages', 'publish'),
    }
    return {
      list,
      partners,
      leadCounts,
      groups,
      acts,
      pageViews: pageViews.pages,
      may,
      filters,
      now: new Date().toISOString(),
    }
  })
}

/** Composing pages does not require access to leads. */
function noneForOthers(error: unknown) {
  if (error instanceof ApiError && error.status === 403) return []
  throw error
}

export const meta = () => [{ title: 'Halaman landing · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function LandingPagesRoute() {
  return <LandingPagesPage {...useLoaderData<typeof loader>()} />
}
