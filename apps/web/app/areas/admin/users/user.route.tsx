import { listAccessGrants } from '@naikkelas/contract/commerce'
import { getUser, hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { UserPage } from './user-page.tsx'

export async function loader({ context, url, params: { userId = '' } }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  return loadForPage(async () => ({
    user: await call(getUser, { params: { userId } }, { context }),
    grants: (await call(listAccessGrants, { params: { userId } }, { context })).items,
    admin: {
      id: admin.id,
      isSuperAdmin: admin.role === 0,
      mayManage: hasCapability(admin, 'users', 'manage'),
      maySeeCourses: hasCapability(admin, 'courses', 'view'),
    },
  }))
}

export const meta = () => [{ title: 'Pengguna · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function UserRoute() {
  return <UserPage {...useLoaderData<typeof loader>()} />
}
