import { listCategories, listPriceActions, listSellables } from '@naikkelas/contract/commerce'
import { hasCapability, listListViews } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { kindAt } from './kinds.ts'
import { sellableFiltersOf, sellableQueryOf } from './sellable-filters.ts'
import { SellablesPage } from './sellables-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const screen = kindAt(url.pathname)
  const filters = sellableFiltersOf(url.searchParams, screen.kind)
  return loadForPage(async () => {
    const [list, categories, priceActions, views] = await Promise.all([
      call(listSellables, { query: sellableQueryOf(screen.kind, filters) }, { context }),
      call(listCategories, {}, { context }),
      call(listPriceActions, {}, { context }),
      call(listListViews, { query: { list: screen.kind } }, { context }),
    ])
    return {
      screen,
      list,
      filters,
      categories,
      priceActions,
      views,
      mayChange: hasCapability(admin, screen.menu, 'manage'),
    }
  })
}

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${kindAt(location.pathname).title} · Naikkelas Admin` },
  { name: 'robots', content: 'noindex' },
]

export default function SellablesRoute() {
  const loaded = useLoaderData<typeof loader>()
  // Each kind is a list of its own: what is selected in one is not in another.
  return <SellablesPage key={loaded.screen.kind} {...loaded} />
}
