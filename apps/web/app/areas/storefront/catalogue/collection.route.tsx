import { browseCollection } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { loadShareCard } from '../share-card/load-share-card.ts'
import { shareCardMeta } from '../share-card/share-card-meta.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { listAddressOf } from './list-address.ts'
import { publicNumber } from './public-number.ts'

export const handle = { hydrate: false, isPublic: true }

/** Courses that belong together, in the order that was chosen for them. One that is not published is not found. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const number = publicNumber(params.id)
  if (number === null) return redirect('/404')
  const asked = listAddressOf(new URL(request.url).searchParams)
  const list = await loadForPage(async () => {
    try {
      return await call(browseCollection, { params: { number }, query: asked }, { context })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  })
  if (!list) return redirect('/404')
  const { title, description } = list
  return {
    title,
    description,
    ownSort: null,
    empty: 'Kelas dalam koleksi ini sedang disiapkan.',
    sort: asked.sort,
    list,
    shareImage: await loadShareCard({ context, kind: 'collection', key: number }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: `${loaderData?.title ?? 'Koleksi'} · ${siteNameOf(matches)}` },
  { name: 'description', content: loaderData?.description ?? '' },
  ...(loaderData
    ? [
        { property: 'og:title', content: loaderData.title },
        ...shareCardMeta(loaderData.shareImage, { title: loaderData.title }),
      ]
    : []),
]

export default function CollectionRoute() {
  return <CataloguePage {...useLoaderData<typeof loader>()} />
}
