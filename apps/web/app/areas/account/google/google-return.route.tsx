import { finishGoogleSignIn } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { asOwnPage } from '../../../shared/api/as-own-page.ts'
import { call } from '../../../shared/api/call.ts'
import {
  forgottenReturnCookie,
  secretCookieLine,
  secretOf,
  storedReturnPath,
} from '../../../shared/session/page-cookies.ts'
import { passedOnHeaders } from '../../../shared/session/refusal.ts'
import { toCodeStep } from '../../../shared/sign-in/code-step.ts'
import { learnerCode } from '../../../shared/sign-in/learner-code.ts'
import { linkSecret, linkValue, requireGoogle, tripSecret, withNotice } from './google-steps.ts'

/**
 * Where Google sends the browser back to. What protects this is not the sender, which is another site, but the state that
 * only the browser with the trip can answer. Always leads on: the code in the address stays in no history.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  await requireGoogle(context)
  const trip = secretOf(context, tripSecret)
  if (trip === null) throw redirect('/login?pesan=google-gagal')
  let headers = new Headers()
  const onHeaders = (answer: Headers) => void (headers = passedOnHeaders(answer))
  const forgotten = secretCookieLine(context, tripSecret, null)
  const answer = await call(
    finishGoogleSignIn,
    { body: { trip, query: url.search.slice(1) } },
    { context, headers: asOwnPage(context), onHeaders },
  ).catch((error: unknown) => {
    throw withNotice(error, forgotten)
  })
  headers.append('set-cookie', forgotten)
  if ('challenge' in answer)
    throw toCodeStep(learnerCode, { context, url: new URL('/login', url), challenge: answer.challenge, headers })
  if ('link' in answer) {
    headers.append('set-cookie', secretCookieLine(context, linkSecret, linkValue(answer)))
    throw redirect('/login/google/tautkan', { headers })
  }
  headers.append('set-cookie', forgottenReturnCookie(context))
  throw redirect(storedReturnPath(context), { headers })
}

export default function GoogleReturnRoute() {
  return null
}
