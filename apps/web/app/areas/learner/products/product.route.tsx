import { getOwnProduct } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireLearner } from '../../../shared/session/learner-session.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { ProductPage } from './product-page.tsx'
import { productPath } from './product-words.ts'

export const handle = { hydrate: false }

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const { name, number, picture } = requireLearner(context, url)
  const product = await loadForPage(() => call(getOwnProduct, { params: { code: params.id ?? '' } }, { context }))
  const path = productPath(product)
  if (url.pathname !== path) throw redirect(path)
  return { learner: { name, number, picture }, product }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: `${loaderData?.product.name ?? 'Produk saya'} · ${siteNameOf(matches)}` },
  { name: 'robots', content: 'noindex' },
]

export default function ProductRoute() {
  return <ProductPage {...useLoaderData<typeof loader>()} />
}
