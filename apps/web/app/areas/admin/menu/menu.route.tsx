import { getSiteSettings } from '@naikkelas/contract/site'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { MenuPage } from './menu-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  return loadForPage(async () => (await call(getSiteSettings, {}, { context })).menu)
}

export const meta = () => [{ title: 'Menu dan kaki · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function MenuRoute() {
  return <MenuPage state={useLoaderData<typeof loader>()} />
}
