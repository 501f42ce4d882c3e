import { getVacancy, listApplicants } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { givenOf } from '../content/content-filters.ts'
import { applicantFiltersOf } from './applicant-filters.ts'
import { ApplicantsPage } from './applicants-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  const filters = applicantFiltersOf(url.searchParams)
  return loadForPage(async () => {
    const [list, vacancy] = await Promise.all([
      call(listApplicants, { query: givenOf(filters) }, { context }),
      filters.vacancyId === undefined
        ? null
        : call(getVacancy, { params: { vacancyId: filters.vacancyId } }, { context }),
    ])
    return { list, filters, vacancy: vacancy && { id: vacancy.id, title: vacancy.value.title } }
  })
}

export const meta = () => [{ title: 'Pelamar · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function ApplicantsRoute() {
  return <ApplicantsPage {...useLoaderData<typeof loader>()} />
}
