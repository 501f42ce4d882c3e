import { paymentStatuses } from '@naikkelas/contract'
import { purchasePaths } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router-dom'
import { requireLearner } from '../../shared/session/learner-session.ts'
import { loadOrder } from '../../shared/orders/load-order.ts'
import { siteNameOf } from '../../shared/site/site-title.ts'
import { WaitingPage } from './waiting-page.tsx'

export const handle = { hydrate: false }

/** Of an order that waits; any other is seen where purchases are. */
export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const { name, number, picture } = requireLearner(context, url)
  const order = await loadOrder(context, params.id)
  if (order.status !== paymentStatuses.waitingForPayment)
    throw redirect(`${purchasePaths[order.item.kind]}/${order.code}`)
  return { learner: { name, number, picture }, order }
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: `Menunggu pembayaran · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function WaitingRoute() {
  return <WaitingPage {...useLoaderData<typeof loader>()} />
}
