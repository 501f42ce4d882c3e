import { listAdmins, listListViews } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { adminFiltersOf } from './admin-filters.ts'
import { AdminsPage } from './admins-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { id: ownId } = requireAdmin(context, url)
  return loadForPage(async () => {
    const [admins, views] = await Promise.all([
      call(listAdmins, {}, { context }),
      call(listListViews, { query: { list: 'admins' } }, { context }),
    ])
    return { admins, views, filters: adminFiltersOf(url.searchParams), ownId }
  })
}

export const meta = () => [{ title: 'Admin · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function AdminsRoute() {
  return <AdminsPage {...useLoaderData<typeof loader>()} />
}
