import { listCoupons } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { couponFiltersOf, couponQueryOf } from './coupon-filters.ts'
import { CouponsPage } from './coupons-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const filters = couponFiltersOf(url.searchParams)
  return loadForPage(async () => ({
    filters,
    list: await call(listCoupons, { query: couponQueryOf(filters) }, { context }),
    mayChange: hasCapability(admin, 'coupons', 'manage'),
  }))
}

export const meta = () => [{ title: 'Kupon · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function CouponsRoute() {
  return <CouponsPage {...useLoaderData<typeof loader>()} />
}
