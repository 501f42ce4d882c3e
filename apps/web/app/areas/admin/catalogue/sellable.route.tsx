import { getOutline, getSellable, listCategories, listPriceChanges } from '@naikkelas/contract/commerce'
import { hasCapability, listPartners } from '@naikkelas/contract/identity'
import { listLessonStates } from '@naikkelas/contract/learning'
import { getRecordPages } from '@naikkelas/contract/pages'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { kindAt } from './kinds.ts'
import { namesIn } from './record-names.ts'
import { SellablePage } from './sellable-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const screen = kindAt(url.pathname)
  const { sellableId = '' } = params
  return loadForPage(async () => {
    const categories = call(listCategories, {}, { context })
    // Who may not see partners leaves the owner as it is.
    const partners = hasCapability(admin, 'landing_pages', 'view') ? call(listPartners, {}, { context }) : []
    const mayDesign = hasCapability(admin, 'landing_pages', 'design')
    const shared = { screen, categories: await categories, partners: await partners, mayDesign }
    const mayChange = hasCapability(admin, screen.menu, 'manage')
    if (sellableId === 'baru')
      return { ...shared, mayChange, record: null, names: {}, prices: [], pages: null, outline: null, lessonStates: [] }
    const [record, prices, pages, outline, lessonStates] = await Promise.all([
      call(getSellable, { params: { sellableId } }, { context }),
      call(listPriceChanges, { params: { sellableId } }, { context }),
      call(getRecordPages, { params: { sellableId } }, { context }),
      screen.kind === 'course' ? call(getOutline, { params: { sellableId } }, { context }) : null,
      screen.kind === 'course' ? call(listLessonStates, { params: { courseId: sellableId } }, { context }) : [],
    ])
    const names = await namesIn(record.value, context)
    return { ...shared, mayChange, record, names, prices, pages, outline, lessonStates }
  })
}

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${kindAt(location.pathname).title} · Naikkelas Admin` },
  { name: 'robots', content: 'noindex' },
]

export default function SellableRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <SellablePage key={loaded.record?.id ?? 'baru'} {...loaded} />
}
