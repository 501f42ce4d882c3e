import { browseCatalogue } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { listAddressOf } from './list-address.ts'
import { publicNumber } from './public-number.ts'

export const handle = { hydrate: false, isPublic: true }

/** Everything of a category, of all kinds. A category that holds nothing for visitors is not found. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const category = publicNumber(params.id)
  if (category === null) return redirect('/404')
  const asked = listAddressOf(new URL(request.url).searchParams)
  const list = await loadForPage(() => call(browseCatalogue, { query: { category, sort: 0, ...asked } }, { context }))
  const name = list.items[0]?.category?.name
  if (name === undefined) return redirect('/404')
  return {
    title: name,
    description: `Kelas, jasa, tools, dan acara dalam kategori ${name}.`,
    ownSort: 0,
    empty: '',
    sort: asked.sort,
    list,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: `${loaderData?.title ?? 'Kategori'} · ${siteNameOf(matches)}` },
  { name: 'description', content: loaderData?.description ?? '' },
]

export default function CategoryRoute() {
  return <CataloguePage {...useLoaderData<typeof loader>()} />
}
