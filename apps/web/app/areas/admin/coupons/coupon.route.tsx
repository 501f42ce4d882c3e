import { getCoupon, listCouponUses } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { CouponPage } from './coupon-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const { couponId = '' } = params
  const mayChange = hasCapability(admin, 'coupons', 'manage')
  if (couponId === 'baru') return { record: null, uses: [], mayChange }
  return loadForPage(async () => {
    const asked = { params: { couponId } }
    const [record, uses] = await Promise.all([
      call(getCoupon, asked, { context }),
      call(listCouponUses, asked, { context }),
    ])
    return { record, uses, mayChange }
  })
}

export const meta = () => [{ title: 'Kupon · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function CouponRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <CouponPage key={loaded.record?.id ?? 'baru'} {...loaded} />
}
