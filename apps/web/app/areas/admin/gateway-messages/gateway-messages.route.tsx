import { gatewayCodes, gatewayMessageKinds, listGatewayMessages } from '@naikkelas/contract/commerce'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { idIn } from '../lists/params-in.ts'
import { GatewayMessagesPage } from './gateway-messages-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  const { searchParams } = url
  const state = searchParams.get('status') === 'selesai' ? ('settled' as const) : ('open' as const)
  const gateway = gatewayCodes.find((code) => code === searchParams.get('gateway'))
  const kind = gatewayMessageKinds.find((one) => one === searchParams.get('jenis'))
  const after = idIn(searchParams, 'setelah')
  const query = { state, ...(gateway && { gateway }), ...(kind && { kind }), ...(after !== '' && { after }) }
  return loadForPage(async () => ({
    filters: { state, gateway, kind },
    list: await call(listGatewayMessages, { query }, { context }),
  }))
}

export const meta = () => [{ title: 'Pesan gateway · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function GatewayMessagesRoute() {
  return <GatewayMessagesPage {...useLoaderData<typeof loader>()} />
}
