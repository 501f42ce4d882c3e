import { getTransaction } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { TransactionPage } from './transaction-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const transaction = await loadForPage(() =>
    call(getTransaction, { params: { orderId: params.orderId ?? '' } }, { context }),
  )
  return { transaction, mayConfirm: hasCapability(admin, 'transactions', 'manage') }
}

export const meta = () => [{ title: 'Transaksi · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function TransactionRoute() {
  return <TransactionPage {...useLoaderData<typeof loader>()} />
}
