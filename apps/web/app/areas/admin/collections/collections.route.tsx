import { collectionStates, listCollections } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { CollectionsPage } from './collections-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const state = collectionStates.find((one) => one === url.searchParams.get('status'))
  return loadForPage(async () => ({
    state,
    collections: await call(listCollections, { query: { state } }, { context }),
    mayChange: hasCapability(admin, 'courses', 'manage'),
  }))
}

export const meta = () => [{ title: 'Koleksi · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function CollectionsRoute() {
  return <CollectionsPage {...useLoaderData<typeof loader>()} />
}
