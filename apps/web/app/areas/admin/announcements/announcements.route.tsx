import { announcementTypes } from '@naikkelas/contract'
import { listAnnouncements } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { contentFiltersOf, givenOf } from '../content/content-filters.ts'
import { viewerOf } from '../content/load-record.ts'
import { AnnouncementsPage } from './announcements-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args
  const { mayChange } = viewerOf(args, 'announcements')
  const asked = url.searchParams.get('jenis')
  const filters = { ...contentFiltersOf(url.searchParams), type: announcementTypes.find((type) => type === asked) }
  return loadForPage(async () => ({
    filters,
    list: await call(listAnnouncements, { query: givenOf(filters) }, { context }),
    mayChange,
  }))
}

export const meta = () => [{ title: 'Pengumuman · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function AnnouncementsRoute() {
  return <AnnouncementsPage {...useLoaderData<typeof loader>()} />
}
