import { listTransactions } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { transactionFiltersOf, transactionQueryOf } from './transaction-filters.ts'
import { TransactionsPage } from './transactions-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const filters = transactionFiltersOf(url.searchParams)
  return loadForPage(async () => ({
    filters,
    mayExport: hasCapability(admin, 'transactions', 'manage'),
    list: await call(listTransactions, { query: transactionQueryOf(filters) }, { context }),
  }))
}

export const meta = () => [{ title: 'Transaksi · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function TransactionsRoute() {
  return <TransactionsPage {...useLoaderData<typeof loader>()} />
}
