import { hasCapability } from '@naikkelas/contract/identity'
import { listSubmissions } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { submissionFiltersOf, submissionQueryOf } from './submission-filters.ts'
import { SubmissionsPage } from './submissions-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const filters = submissionFiltersOf(url.searchParams)
  return loadForPage(async () => ({
    filters,
    list: await call(listSubmissions, { query: submissionQueryOf(filters) }, { context }),
    mayMark: hasCapability(admin, 'courses', 'manage'),
  }))
}

export const meta = () => [{ title: 'Tugas masuk · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function SubmissionsRoute() {
  return <SubmissionsPage {...useLoaderData<typeof loader>()} />
}
