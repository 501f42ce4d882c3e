import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { ManyCouponsPage } from './many-coupons-page.tsx'

export function loader({ context, url }: LoaderFunctionArgs) {
  if (!hasCapability(requireAdmin(context, url), 'coupons', 'manage')) throw redirect('/admin/kupon')
  return null
}

export const meta = () => [{ title: 'Buat banyak kode · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function ManyCouponsRoute() {
  return <ManyCouponsPage />
}
