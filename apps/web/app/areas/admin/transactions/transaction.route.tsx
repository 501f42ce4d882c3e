import { getTransaction, listRefunds } from '@naikkelas/contract/commerce'
import { listTransferProofs } from '@naikkelas/contract/files'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { TransactionPage } from './transaction-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const order = { params: { orderId: params.orderId ?? '' } }
  const shown = await loadForPage(async () => ({
    transaction: await call(getTransaction, order, { context }),
    refunds: await call(listRefunds, order, { context }),
    proofs: await call(listTransferProofs, order, { context }),
  }))
  return { ...shown, mayConfirm: hasCapability(admin, 'transactions', 'manage') }
}

export const meta = () => [{ title: 'Transaksi · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function TransactionRoute() {
  return <TransactionPage {...useLoaderData<typeof loader>()} />
}
