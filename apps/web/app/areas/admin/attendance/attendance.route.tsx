import { hasCapability } from '@naikkelas/contract/identity'
import { listAttendees } from '@naikkelas/contract/learning'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { AttendancePage } from './attendance-page.tsx'

/** The only screen that may ask for the camera. */
export const handle = { hasCamera: true }

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const { sellableId: eventId = '' } = params
  return loadForPage(async () => ({
    eventId,
    admin: { id: admin.id, name: admin.name },
    loaded: await call(listAttendees, { params: { eventId } }, { context }),
    mayChange: hasCapability(admin, 'events', 'manage'),
  }))
}

/** The camera is allowed by the response of this screen: a document of another one is replaced. */
export function clientLoader({ request }: { request: Request }): Promise<never> {
  window.location.assign(request.url)
  return new Promise(() => {})
}

/** The screen keeps its list up to date by itself, without network too. */
export const shouldRevalidate = () => false

export const meta = () => [{ title: 'Peserta · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function AttendanceRoute() {
  return <AttendancePage {...useLoaderData<typeof loader>()} />
}
