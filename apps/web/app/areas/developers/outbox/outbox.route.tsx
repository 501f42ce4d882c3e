import { listOutbox } from '@naikkelas/contract'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { apiContext } from '../../../shared/api/api-context.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { OutboxPage } from './outbox-page.tsx'

export const handle = { hydrate: false }

export async function loader({ context }: LoaderFunctionArgs) {
  const messages = await loadForPage(() => call(listOutbox, {}, { context }))
  const { api, request } = context.get(apiContext)
  return { messages, origin: api.publicUrl ?? new URL(request.url).origin }
}

export const meta = () => [{ title: 'Kotak keluar · Naikkelas' }, { name: 'robots', content: 'noindex' }]

export default function OutboxRoute() {
  return <OutboxPage {...useLoaderData<typeof loader>()} />
}
