import { listFeatureFlags } from '@naikkelas/contract/site'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { FeaturesPage } from './features-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  return loadForPage(async () => ({ flags: await call(listFeatureFlags, {}, { context }) }))
}

export const meta = () => [{ title: 'Fitur · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function FeaturesRoute() {
  return <FeaturesPage {...useLoaderData<typeof loader>()} />
}
