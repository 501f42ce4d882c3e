import { getAdminSecondFactor, hasCapability, listAdminPasskeys, listAdminSessions } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { AccountPage } from './account-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const hasAnalytics = hasCapability(requireAdmin(context, url), 'landing_pages', 'view')
  const [sessions, factor, passkeys] = await loadForPage(() =>
    Promise.all([
      call(listAdminSessions, {}, { context }),
      call(getAdminSecondFactor, {}, { context }),
      call(listAdminPasskeys, {}, { context }),
    ]),
  )
  return { hasAnalytics, sessions, factor, passkeys }
}

export const meta = () => [{ title: 'Akun · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function AccountRoute() {
  return <AccountPage {...useLoaderData<typeof loader>()} />
}
