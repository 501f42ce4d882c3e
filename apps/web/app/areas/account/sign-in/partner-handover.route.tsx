import { createHandover } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { asOwnPage } from '../../../shared/api/as-own-page.ts'
import { call } from '../../../shared/api/call.ts'
import { currentLearner } from '../../../shared/session/learner-session.ts'
import { partnerReturn, secretCookieLine, secretOf } from '../../../shared/session/page-cookies.ts'
import { readPartnerReturn } from './partner-return.ts'

/** Takes the session to the partner's host that the sign-in was for. One that no partner has leads home. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!currentLearner(context)) throw redirect('/login')
  const asked = readPartnerReturn(secretOf(context, partnerReturn))
  const headers = { 'set-cookie': secretCookieLine(context, partnerReturn, null) }
  if (asked === null) throw redirect('/', { headers })
  const { address } = await call(createHandover, { body: asked }, { context, headers: asOwnPage(context) }).catch(
    () => ({ address: '/' }),
  )
  throw redirect(address, { headers })
}

export default function PartnerHandoverRoute() {
  return null
}
