import { browseCatalogue } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { unloaded } from '../frame/unloaded.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { listAt } from './catalogue-lists.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { Highlights } from './highlights.tsx'
import { isFirst, listAddressOf } from './list-address.ts'
import { loadHighlights } from './load-highlights.ts'

export const handle = { hydrate: false, isPublic: true }

/** If the list cannot be loaded the page says so, in its frame. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const { title, description, query, sort: ownSort, empty } = listAt(pathname)
  const asked = listAddressOf(searchParams)
  const highlights = await loadHighlights({ kind: 'course', isFirstPage: isFirst(asked) }, context)
  const shown = { title, description, ownSort, empty, sort: asked.sort, highlights }
  try {
    const list = await call(browseCatalogue, { query: { ...query, sort: ownSort, ...asked } }, { context })
    return { ...shown, list }
  } catch (error) {
    return unloaded({ ...shown, list: null }, error)
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: `${loaderData?.title ?? 'Daftar'} · ${siteNameOf(matches)}` },
  { name: 'description', content: loaderData?.description ?? '' },
]

export default function CatalogueRoute() {
  const { highlights, ...page } = useLoaderData<typeof loader>()
  return <CataloguePage {...page} lead={<Highlights highlights={highlights} />} />
}
