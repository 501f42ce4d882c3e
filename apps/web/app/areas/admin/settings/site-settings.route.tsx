import { getSite, getSiteSettings } from '@naikkelas/contract/site'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { SiteSettingsPage } from './site-settings-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  return loadForPage(async () => {
    const settings = await call(getSiteSettings, {}, { context })
    const { brand } = await call(getSite, {}, { context })
    return { settings, logo: brand.logo }
  })
}

export const meta = () => [{ title: 'Pengaturan situs · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function SiteSettingsRoute() {
  return <SiteSettingsPage {...useLoaderData<typeof loader>()} />
}
