import { getPartnerSecondFactor, listPartnerSessions } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { requirePartner } from '../../../shared/session/partner-session.ts'
import { SecurityPage } from './security-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const account = requirePartner(context, url)
  const [sessions, factor] = await loadForPage(() =>
    Promise.all([call(listPartnerSessions, {}, { context }), call(getPartnerSecondFactor, {}, { context })]),
  )
  return { account, sessions, factor }
}

export const meta = () => [{ title: 'Keamanan · Naikkelas Mitra' }, { name: 'robots', content: 'noindex' }]

export default function SecurityRoute() {
  return <SecurityPage {...useLoaderData<typeof loader>()} />
}
