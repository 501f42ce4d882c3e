import { listInstructors } from '@naikkelas/contract/commerce'
import { hasCapability, listListViews } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { instructorFiltersOf, instructorQueryOf } from './instructor-filters.ts'
import { InstructorsPage } from './instructors-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const filters = instructorFiltersOf(url.searchParams)
  const [list, views] = await loadForPage(() =>
    Promise.all([
      call(listInstructors, { query: instructorQueryOf(filters) }, { context }),
      call(listListViews, { query: { list: 'instructors' } }, { context }),
    ]),
  )
  return { filters, list, views, mayChange: hasCapability(admin, 'instructors', 'manage') }
}

export const meta = () => [{ title: 'Pengajar · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function InstructorsRoute() {
  return <InstructorsPage {...useLoaderData<typeof loader>()} />
}
