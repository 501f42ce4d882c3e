import { signInPartner } from '@naikkelas/contract/identity'
import { type ActionFunctionArgs, data, redirect } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { failedForm, textOf } from '../../../shared/forms/form-result.ts'
import { partnerTarget } from '../../../shared/session/partner-session.ts'
import { passedOnHeaders, refusalStatus } from '../../../shared/session/refusal.ts'
import { toCodeStep } from '../../../shared/sign-in/code-step.ts'
import { partnerCode } from './partner-code.ts'

/** Signs in with the posted form; it is the same at `/partner` and at `/partner/login`. */
export async function takeSignIn({ context, request, url }: ActionFunctionArgs) {
  const form = await request.formData()
  const email = textOf(form, 'email').trim().toLowerCase()
  let headers = new Headers()
  try {
    const body = { email, password: textOf(form, 'password') }
    const onHeaders = (answer: Headers) => void (headers = passedOnHeaders(answer))
    const answer = await call(signInPartner, { body }, { context, onHeaders })
    if ('challenge' in answer) return toCodeStep(partnerCode, { context, url, challenge: answer.challenge, headers })
  } catch (error) {
    return data({ ...failedForm(error), email }, { status: refusalStatus(error), headers })
  }
  return redirect(partnerTarget(url), { headers })
}
