import { listBookMonths } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { MonthClosingsPage } from './month-closings-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  return loadForPage(() => call(listBookMonths, {}, { context }))
}

export const meta = () => [{ title: 'Tutup buku · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function MonthClosingsRoute() {
  return <MonthClosingsPage {...useLoaderData<typeof loader>()} />
}
