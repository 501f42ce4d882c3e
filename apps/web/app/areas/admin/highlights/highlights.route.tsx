import { highlightKinds, listHighlights } from '@naikkelas/contract/site'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { contentFiltersOf, givenOf } from '../content/content-filters.ts'
import { viewerOf } from '../content/load-record.ts'
import { HighlightsPage } from './highlights-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args
  const { mayChange } = viewerOf(args, 'banners')
  const asked = url.searchParams.get('jenis')
  const filters = { ...contentFiltersOf(url.searchParams), kind: highlightKinds.find((kind) => kind === asked) }
  return loadForPage(async () => ({
    filters,
    list: await call(listHighlights, { query: givenOf(filters) }, { context }),
    mayChange,
  }))
}

export const meta = () => [{ title: 'Sorotan · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function HighlightsRoute() {
  return <HighlightsPage {...useLoaderData<typeof loader>()} />
}
