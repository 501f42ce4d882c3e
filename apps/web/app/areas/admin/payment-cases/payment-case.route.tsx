import { getPaymentCase } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { PaymentCasePage } from './payment-case-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const paymentCase = await loadForPage(() =>
    call(getPaymentCase, { params: { caseId: params.caseId ?? '' } }, { context }),
  )
  return { paymentCase, mayDecide: hasCapability(admin, 'transactions', 'manage') }
}

export const meta = () => [{ title: 'Kasus pembayaran · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function PaymentCaseRoute() {
  return <PaymentCasePage {...useLoaderData<typeof loader>()} />
}
