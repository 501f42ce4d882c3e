import { adminRoles } from '@naikkelas/contract'
import { getBookMonth } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { MonthClosingPage } from './month-closing-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const month = await loadForPage(() => call(getBookMonth, { params: { month: params.month ?? '' } }, { context }))
  return {
    month,
    mayClose: hasCapability(admin, 'transactions', 'manage'),
    mayReopen: admin.role === adminRoles.superAdmin,
  }
}

export const meta = () => [{ title: 'Tutup buku · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function MonthClosingRoute() {
  return <MonthClosingPage {...useLoaderData<typeof loader>()} />
}
