import { adminRoles } from '@naikkelas/contract'
import { getUser, listUsers } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { idIn, wordsIn } from '../lists/params-in.ts'
import { MergePage } from './merge-page.tsx'

export async function loader({ context, url, params: { userId = '' } }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  if (admin.role !== adminRoles.superAdmin) throw redirect(`/admin/pengguna/${userId}`)
  const search = wordsIn(url.searchParams, 'cari')
  const otherId = idIn(url.searchParams, 'dengan')
  const detailOf = (id: string) => call(getUser, { params: { userId: id } }, { context })
  return loadForPage(async () => {
    const found = search === '' ? null : await call(listUsers, { query: { search } }, { context })
    return {
      user: await detailOf(userId),
      other: otherId === '' || otherId === userId ? null : await detailOf(otherId).catch(leaveIfGone(userId)),
      search,
      candidates: found?.items.filter(({ id }) => id !== userId) ?? [],
    }
  })
}

/** Once the other account is merged, here or in another tab, there is only the survivor to look at. */
const leaveIfGone = (userId: string) => (error: unknown) => {
  throw error instanceof ApiError && error.status === 404 ? redirect(`/admin/pengguna/${userId}`) : error
}

export const meta = () => [{ title: 'Gabungkan akun · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function MergeRoute() {
  return <MergePage {...useLoaderData<typeof loader>()} />
}
