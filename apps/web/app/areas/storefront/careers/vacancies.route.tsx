import { careerDepartments, workPlaces } from '@naikkelas/contract'
import { browseVacancies } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { unloaded } from '../frame/unloaded.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { askedListOf, queryOf } from '../content-lists/list-address.ts'
import { VacanciesPage } from './vacancies-page.tsx'

export const handle = { hydrate: false, isPublic: true }

/** If the list cannot be loaded the page says so, in its frame. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const asked = askedListOf(searchParams)
  const [department, workPlace] = [searchParams.get('bagian'), searchParams.get('cara')]
  const filters = {
    department: careerDepartments.find((one) => one === department),
    workPlace: workPlaces.find((one) => one === workPlace),
  }
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
  try {
    return {
      asked,
      filters,
      list: await call(browseVacancies, { query: { sort: 1, ...queryOf(asked), ...given } }, { context }),
    }
  } catch (error) {
    return unloaded({ asked, filters, list: null }, error)
  }
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: `Lowongan · ${siteNameOf(matches)}` },
  { name: 'description', content: 'Cari lowongan menurut bagian, kota, dan cara kerja.' },
]

export default function VacanciesRoute() {
  return <VacanciesPage {...useLoaderData<typeof loader>()} />
}
