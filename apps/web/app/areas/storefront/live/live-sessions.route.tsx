import { browseLiveSessions } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { askedListOf, queryOf } from '../content-lists/list-address.ts'
import { LiveSessionsPage } from './live-sessions-page.tsx'

export const handle = { hydrate: false, isPublic: true }

/** If the list cannot be loaded the page says so, in its frame. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = { ...askedListOf(new URL(request.url).searchParams), sort: undefined }
  try {
    return { asked, list: await call(browseLiveSessions, { query: queryOf(asked) }, { context }) }
  } catch (error) {
    if (error instanceof ApiError) return { asked, list: null }
    throw error
  }
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: `Siaran langsung · ${siteNameOf(matches)}` },
  {
    name: 'description',
    content: 'Jadwal siaran langsung gratis untuk penjual online: bedah toko, praktik iklan, dan tanya jawab.',
  },
]

export default function LiveSessionsRoute() {
  return <LiveSessionsPage {...useLoaderData<typeof loader>()} />
}
