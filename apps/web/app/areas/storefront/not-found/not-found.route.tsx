import { listPublishedPages } from '@naikkelas/contract/pages'
import { data, type MetaFunction } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import type { Route } from './+types/not-found.route.ts'
import { NotFoundPage } from './not-found-page.tsx'

export const handle = { hydrate: false, isPublic: true }

/** As many as stand in one row. */
const SUGGESTED = 3

export async function loader({ context }: Route.LoaderArgs) {
  return data({ pages: await suggestedPages(context) }, { status: 404, headers: { 'x-robots-tag': 'noindex' } })
}

/** None while the API is down: the not-found page works without it. */
async function suggestedPages(context: Route.LoaderArgs['context']) {
  try {
    return (await call(listPublishedPages, { query: { page: 1 } }, { context })).items.slice(0, SUGGESTED)
  } catch {
    return []
  }
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const meta: MetaFunction = ({ matches }) => [
  { title: `Halaman tidak ditemukan · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage {...loaderData} />
}
