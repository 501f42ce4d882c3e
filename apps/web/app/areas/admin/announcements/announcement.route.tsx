import { getAnnouncement } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadRecord } from '../content/load-record.ts'
import { AnnouncementScreen } from './announcement-screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, 'announcements', (id) =>
    call(getAnnouncement, { params: { announcementId: id } }, { context: args.context }),
  )

export const meta = () => [{ title: 'Pengumuman · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function AnnouncementRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <AnnouncementScreen key={loaded.record?.id ?? (loaded.copied ? 'salin' : 'baru')} {...loaded} />
}
