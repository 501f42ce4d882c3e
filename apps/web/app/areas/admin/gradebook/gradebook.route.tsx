import { listGrades } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { gradebookFiltersOf, gradebookQueryOf } from './gradebook-filters.ts'
import { GradebookPage } from './gradebook-page.tsx'

export async function loader({ context, url, params: { courseId = '' } }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  const filters = gradebookFiltersOf(url.searchParams)
  return loadForPage(async () => ({
    filters,
    list: await call(listGrades, { params: { courseId }, query: gradebookQueryOf(filters) }, { context }),
  }))
}

export const meta = () => [{ title: 'Nilai · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function GradebookRoute() {
  return <GradebookPage {...useLoaderData<typeof loader>()} />
}
