import { createHandover } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom'
import { asOwnPage } from '../../../shared/api/as-own-page.ts'
import { call } from '../../../shared/api/call.ts'
import { currentLearner } from '../../../shared/session/learner-session.ts'
import { partnerReturn, secretCookieLine, secretOf } from '../../../shared/session/page-cookies.ts'
import { PartnerHandoverPage } from './partner-handover-page.tsx'
import { readPartnerReturn } from './partner-return.ts'

const onward = '/login/mitra?lanjut=1'

/**
 * Takes the session to the partner's host that the sign-in was for. One that no partner has leads home. A page lies between:
 * browsers refuse to follow a form that was posted here to another host.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  if (!currentLearner(context)) throw redirect('/login')
  const asked = readPartnerReturn(secretOf(context, partnerReturn))
  if (asked === null) throw redirect('/')
  if (!url.searchParams.has('lanjut')) return { host: asked.host }
  const headers = { 'set-cookie': secretCookieLine(context, partnerReturn, null) }
  const { address } = await call(createHandover, { body: asked }, { context, headers: asOwnPage(context) }).catch(
    () => ({ address: '/' }),
  )
  throw redirect(address, { headers })
}

export const meta = () => [
  { title: 'Anda sudah masuk · Naikkelas' },
  { name: 'robots', content: 'noindex' },
  { httpEquiv: 'refresh', content: `0; url=${onward}` },
]

export default function PartnerHandoverRoute() {
  return <PartnerHandoverPage {...useLoaderData<typeof loader>()} onward={onward} />
}
