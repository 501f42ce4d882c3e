import { getSubscription } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { SubscriptionPage } from './subscription-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const subscription = await loadForPage(() =>
    call(getSubscription, { params: { subscriptionId: params.subscriptionId ?? '' } }, { context }),
  )
  return { subscription, mayCancel: hasCapability(admin, 'transactions', 'manage') }
}

export const meta = () => [{ title: 'Langganan · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function SubscriptionRoute() {
  return <SubscriptionPage {...useLoaderData<typeof loader>()} />
}
