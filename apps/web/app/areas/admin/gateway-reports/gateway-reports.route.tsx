import { listGatewayDifferences } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { idIn } from '../lists/params-in.ts'
import { GatewayReportsPage } from './gateway-reports-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const state = url.searchParams.get('status') === 'selesai' ? ('decided' as const) : ('open' as const)
  const after = idIn(url.searchParams, 'setelah')
  return loadForPage(async () => ({
    state,
    list: await call(listGatewayDifferences, { query: { state, ...(after !== '' && { after }) } }, { context }),
    mayManage: hasCapability(admin, 'transactions', 'manage'),
  }))
}

export const meta = () => [{ title: 'Laporan gateway · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function GatewayReportsRoute() {
  return <GatewayReportsPage {...useLoaderData<typeof loader>()} />
}
