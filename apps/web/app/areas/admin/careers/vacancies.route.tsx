import { careerDepartments } from '@naikkelas/contract'
import { listVacancies } from '@naikkelas/contract/content'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { contentFiltersOf, givenOf } from '../content/content-filters.ts'
import { VacanciesPage } from './vacancies-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const asked = url.searchParams.get('bagian')
  const filters = {
    ...contentFiltersOf(url.searchParams),
    department: careerDepartments.find((department) => department === asked),
  }
  return loadForPage(async () => ({
    filters,
    list: await call(listVacancies, { query: givenOf(filters) }, { context }),
    mayChange: hasCapability(admin, 'careers', 'manage'),
  }))
}

export const meta = () => [{ title: 'Karier · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function VacanciesRoute() {
  return <VacanciesPage {...useLoaderData<typeof loader>()} />
}
