import { listLiveSessions } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { contentFiltersOf, givenOf } from '../content/content-filters.ts'
import { viewerOf } from '../content/load-record.ts'
import { LiveSessionsPage } from './live-sessions-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args
  const { mayChange } = viewerOf(args, 'live_sessions')
  const filters = contentFiltersOf(url.searchParams)
  return loadForPage(async () => ({
    filters,
    list: await call(listLiveSessions, { query: givenOf(filters) }, { context }),
    mayChange,
  }))
}

export const meta = () => [{ title: 'Siaran langsung · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function LiveSessionsRoute() {
  return <LiveSessionsPage {...useLoaderData<typeof loader>()} />
}
