import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { AccountPage } from './account-page.tsx'

export function loader({ context, url }: LoaderFunctionArgs) {
  return { hasAnalytics: hasCapability(requireAdmin(context, url), 'landing_pages', 'view') }
}

export const meta = () => [{ title: 'Akun · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function AccountRoute() {
  return <AccountPage {...useLoaderData<typeof loader>()} />
}
