import { listSynonyms } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { SynonymsPage } from './synonyms-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  return loadForPage(async () => ({
    synonyms: await call(listSynonyms, {}, { context }),
    mayChange: hasCapability(admin, 'categories', 'manage'),
  }))
}

export const meta = () => [{ title: 'Sinonim · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function SynonymsRoute() {
  return <SynonymsPage {...useLoaderData<typeof loader>()} />
}
