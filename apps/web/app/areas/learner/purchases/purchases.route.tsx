import { listOwnOrders, orderCodeSchema } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireLearner } from '../../../shared/session/learner-session.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { PurchasesPage } from './purchases-page.tsx'

export const handle = { hydrate: false }

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { name, number, picture } = requireLearner(context, url)
  const after = orderCodeSchema.safeParse(url.searchParams.get('setelah')).data
  const query = after === undefined ? {} : { after }
  const orders = await loadForPage(() => call(listOwnOrders, { query }, { context }))
  return { learner: { name, number, picture }, orders, isFirst: after === undefined }
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: `Pembelian saya · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function PurchasesRoute() {
  return <PurchasesPage {...useLoaderData<typeof loader>()} />
}
