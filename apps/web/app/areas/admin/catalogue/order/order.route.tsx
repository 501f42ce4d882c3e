import { getCatalogueOrder } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../../shared/api/call.ts'
import { loadForPage } from '../../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../../shared/session/admin-session.ts'
import { kindAt } from '../kinds.ts'
import { OrderPage } from './order-page.tsx'

const categories = { list: 'category', path: '/admin/kategori', title: 'Kategori', menu: 'categories' } as const

/** The list whose order is at this path. */
function listAt(pathname: string) {
  if (pathname.startsWith(categories.path)) return categories
  const { kind, path, title, menu } = kindAt(pathname)
  return { list: kind, path, title, menu }
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const { menu, ...screen } = listAt(url.pathname)
  return loadForPage(async () => ({
    screen,
    order: await call(getCatalogueOrder, { params: { list: screen.list } }, { context }),
    mayChange: hasCapability(admin, menu, 'manage'),
  }))
}

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `Urutan ${listAt(location.pathname).title} · Naikkelas Admin` },
  { name: 'robots', content: 'noindex' },
]

export default function OrderRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <OrderPage key={loaded.screen.list} {...loaded} />
}
