import { getCollection } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { CollectionPage } from './collection-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const { collectionId = '' } = params
  const mayChange = hasCapability(admin, 'courses', 'manage')
  if (collectionId === 'baru') return { record: null, mayChange }
  return loadForPage(async () => ({
    record: await call(getCollection, { params: { collectionId } }, { context }),
    mayChange,
  }))
}

export const meta = () => [{ title: 'Koleksi · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function CollectionRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <CollectionPage key={loaded.record?.id ?? 'baru'} {...loaded} />
}
