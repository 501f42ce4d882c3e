import { listSubscriptions } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { subscriptionFiltersOf } from './subscription-filters.ts'
import { SubscriptionsPage } from './subscriptions-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  const { state, after } = subscriptionFiltersOf(url.searchParams)
  const query = { ...(state !== undefined && { state }), ...(after !== undefined && { after }) }
  return loadForPage(async () => ({ state, list: await call(listSubscriptions, { query }, { context }) }))
}

export const meta = () => [{ title: 'Langganan · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function SubscriptionsRoute() {
  return <SubscriptionsPage {...useLoaderData<typeof loader>()} />
}
