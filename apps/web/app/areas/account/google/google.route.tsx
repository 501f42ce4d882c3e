import { startGoogleSignIn } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { asOwnPage } from '../../../shared/api/as-own-page.ts'
import { call } from '../../../shared/api/call.ts'
import { currentLearner } from '../../../shared/session/learner-session.ts'
import { secretCookieLine, storedReturnPath } from '../../../shared/session/page-cookies.ts'
import { requireGoogle, tripSecret, withNotice } from './google-steps.ts'

/** Leads on to Google. Reached from another site it leads to the sign-in: no visitor is sent on without a press here. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireGoogle(context)
  if (currentLearner(context)) throw redirect(storedReturnPath(context))
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw redirect('/login')
  const { address, trip } = await call(startGoogleSignIn, {}, { context, headers: asOwnPage(context) }).catch(
    (error: unknown) => {
      throw withNotice(error)
    },
  )
  throw redirect(address, { headers: { 'set-cookie': secretCookieLine(context, tripSecret, trip) } })
}

export default function GoogleRoute() {
  return null
}
