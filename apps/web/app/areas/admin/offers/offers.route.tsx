import { hasCapability, listListViews } from '@naikkelas/contract/identity'
import { listOffers } from '@naikkelas/contract/pages'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { offerFiltersOf } from './offer-filters.ts'
import { OffersPage } from './offers-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const { search, status, page } = offerFiltersOf(url.searchParams)
  const query = {
    page,
    perPage: 50,
    ...(search === '' ? {} : { search }),
    ...(status === undefined ? {} : { status }),
  }
  return loadForPage(async () => {
    const [list, views] = await Promise.all([
      call(listOffers, { query }, { context }),
      call(listListViews, { query: { list: 'offers' } }, { context }),
    ])
    return {
      list,
      views,
      filters: { search, status, page },
      mayChange: hasCapability(admin, 'landing_pages', 'publish'),
    }
  })
}

export const meta = () => [{ title: 'Penawaran · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function OffersRoute() {
  return <OffersPage {...useLoaderData<typeof loader>()} />
}
