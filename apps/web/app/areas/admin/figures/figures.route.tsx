import { getPageFigures, hasCapability, listAdCosts } from '@naikkelas/contract'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { figureFiltersOf, figureQuery } from './figure-filters.ts'
import { FiguresPage } from './figures-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const pageId = params.pageId ?? ''
  const filters = figureFiltersOf(url.searchParams, new Date())
  return loadForPage(async () => {
    const [figures, costs] = await Promise.all([
      call(getPageFigures, { params: { pageId }, query: figureQuery(filters) }, { context }),
      call(listAdCosts, { params: { pageId } }, { context }),
    ])
    return { figures, costs, filters, mayEditCosts: hasCapability(admin, 'landing_pages', 'design') }
  })
}

export const meta = ({ loaderData }: { loaderData?: { figures: { page: { name: string } } } }) => [
  { title: `Statistik ${loaderData?.figures.page.name ?? ''} · Naikkelas Admin` },
  { name: 'robots', content: 'noindex' },
]

export default function FiguresRoute() {
  return <FiguresPage {...useLoaderData<typeof loader>()} />
}
