import { listPublishedPages } from '@naikkelas/contract/pages'
import { data, type MetaFunction } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import type { Route } from './+types/home.route.ts'
import { HomePage } from './home-page.tsx'
import { pageNumber } from './page-number.ts'

export const handle = { hydrate: false, isPublic: true }

/** If the list cannot be loaded the home page is shown without it, with a message. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(new URL(request.url).searchParams.get('halaman'))
  try {
    const list = await call(listPublishedPages, { query: { page } }, { context })
    const isBeyondEnd = page > 1 && list.items.length === 0
    return data({ list }, { status: isBeyondEnd ? 404 : 200 })
  } catch (error) {
    if (error instanceof ApiError) return data({ list: null }, { status: 200 })
    throw error
  }
}

export const meta: MetaFunction = ({ matches }) => [
  { title: `${siteNameOf(matches)}, tempat belajar pemilik usaha kecil` },
  { name: 'description', content: 'Kelas praktik, alat, dan pendampingan untuk pemilik usaha kecil di Indonesia.' },
]

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage list={loaderData.list} />
}
