import { careerDepartments } from '@naikkelas/contract'
import { listVacancies } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { contentFiltersOf, givenOf } from '../content/content-filters.ts'
import { viewerOf } from '../content/load-record.ts'
import { VacanciesPage } from './vacancies-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args
  const { mayChange } = viewerOf(args, 'careers')
  const asked = url.searchParams.get('bagian')
  const filters = {
    ...contentFiltersOf(url.searchParams),
    department: careerDepartments.find((department) => department === asked),
  }
  return loadForPage(async () => ({
    filters,
    list: await call(listVacancies, { query: givenOf(filters) }, { context }),
    mayChange,
  }))
}

export const meta = () => [{ title: 'Karier · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function VacanciesRoute() {
  return <VacanciesPage {...useLoaderData<typeof loader>()} />
}
