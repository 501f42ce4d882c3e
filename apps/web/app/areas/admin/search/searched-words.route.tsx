import { listSearchedWords } from '@naikkelas/contract/commerce'
import { dayInWib } from '@naikkelas/contract/time'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { searchedFiltersOf } from './searched-filters.ts'
import { SearchedWordsPage } from './searched-words-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  const filters = searchedFiltersOf(url.searchParams, dayInWib(new Date()))
  return loadForPage(async () => ({
    filters,
    list: await call(listSearchedWords, { query: { ...filters } }, { context }),
  }))
}

export const meta = () => [{ title: 'Kata yang dicari · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function SearchedWordsRoute() {
  return <SearchedWordsPage {...useLoaderData<typeof loader>()} />
}
