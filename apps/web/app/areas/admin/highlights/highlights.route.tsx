import { listHighlights } from '@naikkelas/contract/site'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { viewerOf } from '../content/load-record.ts'
import { listKey } from '../content/ordered-record-list.tsx'
import { HighlightsPage } from './highlights-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args
  const { mayChange } = viewerOf(args, 'banners')
  const isArchive = url.searchParams.get('status') === 'archived'
  return loadForPage(async () => ({
    isArchive,
    list: await call(listHighlights, { query: isArchive ? { archived: '1' } : {} }, { context }),
    mayChange,
  }))
}

export const meta = () => [{ title: 'Sorotan · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function HighlightsRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <HighlightsPage key={listKey(loaded.list.items, loaded.isArchive)} {...loaded} />
}
