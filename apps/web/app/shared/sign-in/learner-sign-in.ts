import {
  confirmRegistration,
  registerLearner,
  resendRegistrationCode,
  signInLearner,
  signInLearnerByPasskey,
} from '@naikkelas/contract/identity'
import { data, redirect, redirectDocument, type RouterContextProvider } from 'react-router-dom'
import { call } from '../api/call.ts'
import { failedForm, textOf } from '../forms/form-result.ts'
import { isPasskeyAnswer, passkeyAnswerOf } from '../passkeys/passkey-answer.ts'
import {
  forgottenReturnCookie,
  returnCookie,
  type SecretCookie,
  secretCookieLine,
  secretOf,
} from '../session/page-cookies.ts'
import { passedOnHeaders, refusalStatus } from '../session/refusal.ts'
import { toCodeStep } from './code-step.ts'
import { learnerCode } from './learner-code.ts'

interface Asked {
  context: Readonly<RouterContextProvider>
  /** Its `tujuan` is the place that a second step returns to. */
  url: URL
}

/** The mailed link of a registration, taken out of the address. */
export const confirmSecret: SecretCookie = { name: 'confirm', seconds: 1_800 }

/** Signs a learner in by a form that was sent: a password, or the answer of a passkey. @param to where it leads */
export async function submitSignIn(form: FormData, { context, url }: Asked, to: string) {
  const email = textOf(form, 'email')
  let headers = new Headers()
  try {
    const onHeaders = (answer: Headers) => void (headers = passedOnHeaders(answer))
    const answer = isPasskeyAnswer(form)
      ? await call(signInLearnerByPasskey, { body: passkeyAnswerOf(form) }, { context, onHeaders })
      : await call(signInLearner, { body: { email, password: textOf(form, 'password') } }, { context, onHeaders })
    if ('challenge' in answer) return toCodeStep(learnerCode, { context, url, challenge: answer.challenge, headers })
  } catch (error) {
    const result = { ...failedForm(error), tab: 'sign_in' as const, typed: { email } }
    return data(result, { status: refusalStatus(error), headers })
  }
  headers.append('set-cookie', forgottenReturnCookie(context))
  // A whole new document: public pages show who is signed in by a script of their own.
  return redirectDocument(to, { headers })
}

/** Asks for a new account by a form that was sent. @param to where the mailed code is entered */
export async function submitRegistration(form: FormData, { context, url }: Asked, to: (codeId: string) => string) {
  const typed = { name: textOf(form, 'name'), email: textOf(form, 'email'), phone: textOf(form, 'phone') }
  let headers = new Headers()
  try {
    const body = { ...typed, password: textOf(form, 'password') }
    const onHeaders = (answer: Headers) => (headers = passedOnHeaders(answer))
    const { codeId } = await call(registerLearner, { body }, { context, onHeaders })
    const cookie = returnCookie(context, url.searchParams.get('tujuan'))
    if (cookie !== null) headers.append('set-cookie', cookie)
    return redirect(to(codeId), { headers })
  } catch (error) {
    const result = { ...failedForm(error), tab: 'register' as const, typed }
    return data(result, { status: refusalStatus(error), headers })
  }
}

/** Takes the mailed code of a registration, or its link's token; or sends another code. @param to where it leads */
export async function submitConfirmation(form: FormData, { context }: Pick<Asked, 'context'>, to: string) {
  const codeId = textOf(form, 'codeId')
  let headers = new Headers()
  const onHeaders = (answer: Headers) => (headers = passedOnHeaders(answer))
  try {
    if (textOf(form, 'act') === 'resend') {
      await call(resendRegistrationCode, { body: { codeId } }, { context, onHeaders })
      return data({ message: null, fields: {}, isResent: true }, { headers })
    }
    const token = codeId === '' ? secretOf(context, confirmSecret) : null
    const body = token === null ? { codeId, code: textOf(form, 'code') } : { token }
    await call(confirmRegistration, { body }, { context, onHeaders })
  } catch (error) {
    const result = { ...failedForm(error), isResent: false }
    return data(result, { status: refusalStatus(error), headers })
  }
  headers.append('set-cookie', secretCookieLine(context, confirmSecret, null))
  headers.append('set-cookie', forgottenReturnCookie(context))
  // A whole new document: public pages show who is signed in by a script of their own.
  return redirectDocument(to, { headers })
}
