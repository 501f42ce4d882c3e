import { searchCatalogue, searchTextAtMost } from '@naikkelas/contract/commerce'
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { unloaded } from '../frame/unloaded.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { type SearchAddress, searchAddressOf } from './search-address.ts'
import { SearchPage } from './search-page.tsx'

/** Each question is counted for the report of searched words: by the API, and by the server where it sends a copy. */
export const handle = { hydrate: false, isPublic: true }

/** If nothing can be searched the page says so, in its frame. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = searchAddressOf(new URL(request.url).searchParams)
  // Cut, so that the page is not as long as what was sent.
  if (asked.isTooLong)
    return data({ asked: { ...asked, words: asked.words.slice(0, searchTextAtMost) }, found: null }, { status: 422 })
  const { isTooLong: _, ...query } = asked
  try {
    return { asked, found: await call(searchCatalogue, { query }, { context }) }
  } catch (error) {
    return unloaded({ asked, found: null }, error)
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const asked = loaderData?.asked
  const title = asked && asked.words !== '' ? `Cari “${asked.words}”` : 'Cari'
  return [
    { title: `${title} · ${siteNameOf(matches)}` },
    { name: 'description', content: 'Cari kelas, jasa, tools, Super Mentor, dan acara.' },
    // Each question would be a page of its own.
    ...(isPlain(asked) ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

const isPlain = (asked: SearchAddress | undefined) =>
  asked !== undefined && Object.values(asked).every((value) => value === undefined || value === '' || value === false)

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>()} />
}
