import { adminRoles } from '@naikkelas/contract'
import { hasCapability, listListViews, listUsers } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { userFiltersOf, userQueryOf } from './user-filters.ts'
import { UsersPage } from './users-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const filters = userFiltersOf(url.searchParams)
  return loadForPage(async () => {
    const [list, views] = await Promise.all([
      call(listUsers, { query: userQueryOf(filters) }, { context }),
      call(listListViews, { query: { list: 'users' } }, { context }),
    ])
    const mayExport = hasCapability(admin, 'users', 'manage')
    return { list, views, filters, mayExport, maySeeContacts: admin.role === adminRoles.superAdmin }
  })
}

export const meta = () => [{ title: 'Pengguna · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function UsersRoute() {
  return <UsersPage {...useLoaderData<typeof loader>()} />
}
