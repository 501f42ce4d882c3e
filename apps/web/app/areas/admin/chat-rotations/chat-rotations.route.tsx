import { hasCapability } from '@naikkelas/contract/identity'
import { listChatRotations } from '@naikkelas/contract/marketing'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { ChatRotationsPage } from './chat-rotations-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  return loadForPage(async () => ({
    rotations: await call(listChatRotations, {}, { context }),
    mayChange: hasCapability(admin, 'landing_pages', 'publish'),
  }))
}

export const meta = () => [{ title: 'Rotasi WhatsApp · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function ChatRotationsRoute() {
  return <ChatRotationsPage {...useLoaderData<typeof loader>()} />
}
