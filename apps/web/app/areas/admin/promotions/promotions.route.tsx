import { listPromotions } from '@naikkelas/contract/site'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { contentFiltersOf, givenOf } from '../content/content-filters.ts'
import { viewerOf } from '../content/load-record.ts'
import { PromotionsPage } from './promotions-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args
  const { mayChange } = viewerOf(args, 'banners')
  const filters = contentFiltersOf(url.searchParams)
  return loadForPage(async () => ({
    filters,
    list: await call(listPromotions, { query: givenOf(filters) }, { context }),
    mayChange,
  }))
}

export const meta = () => [{ title: 'Promosi · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function PromotionsRoute() {
  return <PromotionsPage {...useLoaderData<typeof loader>()} />
}
