import { hasCapability, listPartners } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { PartnersPage } from './partners-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  return loadForPage(async () => ({
    partners: await call(listPartners, {}, { context }),
    mayChange: hasCapability(admin, 'landing_pages', 'publish'),
  }))
}

export const meta = () => [{ title: 'Mitra · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function PartnersRoute() {
  return <PartnersPage {...useLoaderData<typeof loader>()} />
}
