import { listOwnProducts } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireLearner } from '../../../shared/session/learner-session.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { ProductsPage } from './products-page.tsx'

export const handle = { hydrate: false }

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { name, number, picture } = requireLearner(context, url)
  const products = await loadForPage(() => call(listOwnProducts, {}, { context }))
  return { learner: { name, number, picture }, products }
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: `Produk saya · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function ProductsRoute() {
  return <ProductsPage {...useLoaderData<typeof loader>()} />
}
