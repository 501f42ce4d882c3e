import { hasCapability } from '@naikkelas/contract/identity'
import { listCourseLearners } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { learnerFiltersOf, learnerQueryOf } from './learner-filters.ts'
import { LearnersPage } from './learners-page.tsx'

export async function loader({ context, url, params: { courseId = '' } }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const filters = learnerFiltersOf(url.searchParams)
  return loadForPage(async () => ({
    filters,
    list: await call(listCourseLearners, { params: { courseId }, query: learnerQueryOf(filters) }, { context }),
    mayOpen: hasCapability(admin, 'users', 'view'),
  }))
}

export const meta = () => [{ title: 'Peserta · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function LearnersRoute() {
  return <LearnersPage {...useLoaderData<typeof loader>()} />
}
