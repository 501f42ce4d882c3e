import { browseCatalogue } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { loadShareCard } from '../share-card/load-share-card.ts'
import { shareCardMeta } from '../share-card/share-card-meta.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { listAddressOf } from './list-address.ts'
import { publicNumber } from './public-number.ts'

export const handle = { hydrate: false, isPublic: true }

/** Everything of a category, of all kinds. One whose events are all over has nothing now; one that holds nothing is not found. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const category = publicNumber(params.id)
  if (category === null) return redirect('/404')
  const asked = listAddressOf(new URL(request.url).searchParams)
  const list = await loadForPage(() => call(browseCatalogue, { query: { category, sort: 0, ...asked } }, { context }))
  const name = list.category?.name
  if (name === undefined) return redirect('/404')
  return {
    title: name,
    description: `Kelas, jasa, tools, dan acara dalam kategori ${name}.`,
    ownSort: 0,
    empty: 'Acara dalam kategori ini sudah selesai. Yang baru akan tampil di sini.',
    sort: asked.sort,
    list,
    shareImage: await loadShareCard({ context, kind: 'category', key: category }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: `${loaderData?.title ?? 'Kategori'} · ${siteNameOf(matches)}` },
  { name: 'description', content: loaderData?.description ?? '' },
  ...(loaderData
    ? [
        { property: 'og:title', content: loaderData.title },
        ...shareCardMeta(loaderData.shareImage, { title: loaderData.title }),
      ]
    : []),
  ...(loaderData && loaderData.list.items.length === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
]

export default function CategoryRoute() {
  return <CataloguePage {...useLoaderData<typeof loader>()} />
}
