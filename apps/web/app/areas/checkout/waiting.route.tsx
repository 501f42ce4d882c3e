import { paymentStatuses, thankYouPath } from '@naikkelas/contract'
import { purchasePaths } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router-dom'
import { requireLearner } from '../../shared/session/learner-session.ts'
import { loadOrder } from '../../shared/orders/load-order.ts'
import { siteNameOf } from '../../shared/site/site-title.ts'
import { WaitingPage } from './waiting-page.tsx'

export const handle = { hydrate: false, script: 'payment' }

/** Of an order that waits: a paid one is thanked for, an expired one is seen where purchases are. */
export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const { name, number, picture } = requireLearner(context, url)
  const order = await loadOrder(context, params.id)
  const { status, item, code } = order
  if (status === paymentStatuses.paid) throw redirect(thankYouPath(item.kind, code), 303)
  if (status === paymentStatuses.expired) throw redirect(`${purchasePaths[item.kind]}/${code}`)
  const action = order.payment?.action
  return {
    learner: { name, number, picture },
    order,
    /** What the script of a gateway on this page talks to. */
    gatewayOrigin: action?.kind === 'cardSession' ? new URL(action.scriptUrl).origin : null,
  }
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  { title: `Menunggu pembayaran · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
  // Without scripts the page follows what is being prepared all the same.
  ...(loaderData?.order.payment?.state === 'preparing' ? [{ httpEquiv: 'refresh', content: '3' }] : []),
]

export default function WaitingRoute() {
  const { learner, order } = useLoaderData<typeof loader>()
  return <WaitingPage learner={learner} order={order} />
}
