import { getGatewayMessage } from '@naikkelas/contract/commerce'
import { hasCapability } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { GatewayMessagePage } from './gateway-message-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const admin = requireAdmin(context, url)
  const message = await loadForPage(() =>
    call(getGatewayMessage, { params: { messageId: params.messageId ?? '' } }, { context }),
  )
  return { message, mayManage: hasCapability(admin, 'transactions', 'manage') }
}

export const meta = () => [{ title: 'Pesan gateway · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function GatewayMessageRoute() {
  return <GatewayMessagePage {...useLoaderData<typeof loader>()} />
}
