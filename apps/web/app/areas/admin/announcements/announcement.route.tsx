import { getAnnouncement } from '@naikkelas/contract/content'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { AnnouncementScreen } from './announcement-screen.tsx'

export async function loader({ context, url, params: { announcementId = '' } }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const mayChange = hasCapability(admin, 'announcements', 'manage')
  if (announcementId === 'baru') return { record: null, mayChange }
  return loadForPage(async () => ({
    record: await call(getAnnouncement, { params: { announcementId } }, { context }),
    mayChange,
  }))
}

export const meta = () => [{ title: 'Pengumuman · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function AnnouncementRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <AnnouncementScreen key={loaded.record?.id ?? 'baru'} {...loaded} />
}
