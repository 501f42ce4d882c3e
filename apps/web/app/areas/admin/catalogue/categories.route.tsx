import { listCategories } from '@naikkelas/contract/commerce'
import { hasCapability, listListViews } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { CategoriesPage } from './categories-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const [categories, views] = await loadForPage(() =>
    Promise.all([
      call(listCategories, {}, { context }),
      call(listListViews, { query: { list: 'categories' } }, { context }),
    ]),
  )
  return { categories, views, mayChange: hasCapability(admin, 'categories', 'manage') }
}

export const meta = () => [{ title: 'Kategori · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function CategoriesRoute() {
  return <CategoriesPage {...useLoaderData<typeof loader>()} />
}
