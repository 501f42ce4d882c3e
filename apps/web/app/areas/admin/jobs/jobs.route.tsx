import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { jobFiltersOf } from './job-filters.ts'
import { JobsPage } from './jobs-page.tsx'
import { loadJobs } from './load-jobs.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  const filters = jobFiltersOf(url.searchParams)
  return loadForPage(async () => ({ jobs: await loadJobs(filters, { context }), filters }))
}

export const meta = () => [{ title: 'Pekerjaan · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function JobsRoute() {
  return <JobsPage {...useLoaderData<typeof loader>()} />
}
