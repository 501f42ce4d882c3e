import { confirmRegistration, resendRegistrationCode } from '@naikkelas/contract/identity'
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { failedForm, textOf } from '../../../shared/forms/form-result.ts'
import { currentLearner } from '../../../shared/session/learner-session.ts'
import {
  forgottenReturnCookie,
  type SecretCookie,
  secretCookieLine,
  secretOf,
  storedReturnPath,
} from '../../../shared/session/page-cookies.ts'
import { passedOnHeaders, refusalStatus } from '../../../shared/session/refusal.ts'
import { ConfirmPage } from './confirm-page.tsx'

const confirmSecret: SecretCookie = { name: 'confirm', seconds: 1_800 }
const tokenPattern = /^[\w-]{43}$/

export function loader({ context, url }: LoaderFunctionArgs) {
  const token = url.searchParams.get('token')
  // Out of the address at once: it would be in the history, and in what this page's links send along.
  if (token !== null && tokenPattern.test(token))
    throw redirect('/login/konfirmasi', { headers: { 'set-cookie': secretCookieLine(context, confirmSecret, token) } })
  if (currentLearner(context)) throw redirect(storedReturnPath(context))
  const codeId = url.searchParams.get('id')
  const hasLink = codeId === null && secretOf(context, confirmSecret) !== null
  if (codeId === null && !hasLink) throw redirect('/login?bagian=daftar')
  return { codeId, hasLink }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
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
  return redirectDocument(storedReturnPath(context), { headers })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = () => [{ title: 'Konfirmasi e-mail · Naikkelas' }, { name: 'robots', content: 'noindex' }]

export default function ConfirmRoute() {
  return <ConfirmPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
