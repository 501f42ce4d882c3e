import { listMedia, listMediaFolders } from '@naikkelas/contract/pages'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { libraryFiltersOf, libraryQuery } from './library-filters.ts'
import { MediaScreen } from './media-screen.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const query = { ...libraryQuery(libraryFiltersOf(url.searchParams)), limit: 48 }
  return loadForPage(async () => {
    const [first, folders] = await Promise.all([
      call(listMedia, { query }, { context }),
      call(listMediaFolders, {}, { context }),
    ])
    return { admin, first, folders }
  })
}

/** From here on the screen reads on by itself. */
export const shouldRevalidate = () => false

export const meta = () => [{ title: 'Media · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function MediaRoute() {
  return <MediaScreen {...useLoaderData<typeof loader>()} />
}
