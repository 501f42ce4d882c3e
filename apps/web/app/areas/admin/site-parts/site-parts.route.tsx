import { hasCapability } from '@naikkelas/contract/identity'
import { listSiteParts } from '@naikkelas/contract/pages'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { SitePartsPage } from './site-parts-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  return loadForPage(async () => ({
    parts: await call(listSiteParts, {}, { context }),
    mayPublish: hasCapability(admin, 'landing_pages', 'publish'),
  }))
}

export const meta = () => [
  { title: 'Header dan footer situs · Naikkelas Admin' },
  { name: 'robots', content: 'noindex' },
]

export default function SitePartsRoute() {
  return <SitePartsPage {...useLoaderData<typeof loader>()} />
}
