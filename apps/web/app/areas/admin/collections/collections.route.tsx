import { collectionStates, listCollections } from '@naikkelas/contract/commerce'
import { hasCapability, listListViews } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { CollectionsPage } from './collections-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const state = collectionStates.find((one) => one === url.searchParams.get('status'))
  const [collections, views] = await loadForPage(() =>
    Promise.all([
      call(listCollections, { query: { state } }, { context }),
      call(listListViews, { query: { list: 'collections' } }, { context }),
    ]),
  )
  return { state, collections, views, mayChange: hasCapability(admin, 'courses', 'manage') }
}

export const meta = () => [{ title: 'Koleksi · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function CollectionsRoute() {
  return <CollectionsPage {...useLoaderData<typeof loader>()} />
}
