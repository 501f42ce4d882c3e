import { listReviews } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { reviewFiltersOf, reviewQueryOf } from './review-filters.ts'
import { ReviewsPage } from './reviews-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const filters = reviewFiltersOf(url.searchParams)
  return loadForPage(async () => ({
    filters,
    list: await call(listReviews, { query: reviewQueryOf(filters) }, { context }),
    admin,
  }))
}

export const meta = () => [{ title: 'Ulasan · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function ReviewsRoute() {
  return <ReviewsPage {...useLoaderData<typeof loader>()} />
}
