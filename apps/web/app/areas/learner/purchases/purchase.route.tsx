import {
  cancelOwnOrder,
  cancelOwnSubscription,
  forgetSavedWay,
  orderCodeSchema,
  purchasePaths,
} from '@naikkelas/contract/commerce'
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { failedForm, textOf } from '../../../shared/forms/form-result.ts'
import { loadOrder } from '../../../shared/orders/load-order.ts'
import { requireLearner } from '../../../shared/session/learner-session.ts'
import { passedOnHeaders, refusalStatus } from '../../../shared/session/refusal.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { loadSubscription } from './load-subscription.ts'
import { PurchasePage } from './purchase-page.tsx'

export const handle = { hydrate: false }

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const { name, number, picture } = requireLearner(context, url)
  const order = await loadOrder(context, params.transaction_id)
  const own = `${purchasePaths[order.item.kind]}/${order.code}`
  if (url.pathname !== own) throw redirect(own)
  return { learner: { name, number, picture }, order, subscription: await loadSubscription(context, order) }
}

/** Gives up the order, or changes the subscription that it belongs to. */
export async function action({ context, url, params, request }: ActionFunctionArgs) {
  requireLearner(context, url)
  const code = orderCodeSchema.safeParse(params.transaction_id)
  if (!code.success) throw redirect('/404')
  const act = textOf(await request.formData(), 'act')
  let headers = new Headers()
  try {
    const onHeaders = (answer: Headers) => (headers = passedOnHeaders(answer))
    const input = { params: { code: code.data } }
    if (act === 'cancel-subscription') await call(cancelOwnSubscription, input, { context, onHeaders })
    else if (act === 'forget-way') await call(forgetSavedWay, input, { context, onHeaders })
    else await call(cancelOwnOrder, input, { context, onHeaders })
    return redirect(url.pathname, { headers })
  } catch (error) {
    return data(failedForm(error), { status: refusalStatus(error), headers })
  }
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: `${loaderData?.order.item.name ?? 'Pembelian'} · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function PurchaseRoute() {
  return <PurchasePage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
