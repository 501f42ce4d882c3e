import { announcementTypes } from '@naikkelas/contract'
import { listAnnouncements } from '@naikkelas/contract/content'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { contentFiltersOf, givenOf } from '../content/content-filters.ts'
import { AnnouncementsPage } from './announcements-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const asked = url.searchParams.get('jenis')
  const filters = { ...contentFiltersOf(url.searchParams), type: announcementTypes.find((type) => type === asked) }
  return loadForPage(async () => ({
    filters,
    list: await call(listAnnouncements, { query: givenOf(filters) }, { context }),
    mayChange: hasCapability(admin, 'announcements', 'manage'),
  }))
}

export const meta = () => [{ title: 'Pengumuman · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function AnnouncementsRoute() {
  return <AnnouncementsPage {...useLoaderData<typeof loader>()} />
}
