import { listPaymentCases } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { paymentCaseFiltersOf, paymentCaseQueryOf } from './payment-case-filters.ts'
import { PaymentCasesPage } from './payment-cases-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  const filters = paymentCaseFiltersOf(url.searchParams)
  return loadForPage(async () => ({
    filters,
    list: await call(listPaymentCases, { query: paymentCaseQueryOf(filters) }, { context }),
  }))
}

export const meta = () => [{ title: 'Kasus pembayaran · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function PaymentCasesRoute() {
  return <PaymentCasesPage {...useLoaderData<typeof loader>()} />
}
