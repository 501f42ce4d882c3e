import { getLiveSession } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadRecord } from '../content/load-record.ts'
import { LiveSessionScreen } from './live-session-screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, 'live_sessions', (id) =>
    call(getLiveSession, { params: { sessionId: id } }, { context: args.context }),
  )

export const meta = () => [{ title: 'Siaran langsung · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function LiveSessionRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <LiveSessionScreen key={loaded.record?.id ?? (loaded.copied ? 'salin' : 'baru')} {...loaded} />
}
