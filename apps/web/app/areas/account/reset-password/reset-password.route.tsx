import { requestPasswordReset, resetPassword } from '@naikkelas/contract/identity'
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { failedForm, textOf } from '../../../shared/forms/form-result.ts'
import { type SecretCookie, secretCookieLine, secretOf } from '../../../shared/session/page-cookies.ts'
import { passedOnHeaders, refusalStatus } from '../../../shared/session/refusal.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

const resetSecret: SecretCookie = { name: 'reset', seconds: 1_800 }
const tokenPattern = /^[\w-]{43}$/

export function loader({ context, url }: LoaderFunctionArgs) {
  const token = url.searchParams.get('token')
  // Out of the address at once: it would be in the history, and in what this page's links send along.
  if (token !== null && tokenPattern.test(token))
    throw redirect('/reset-password', { headers: { 'set-cookie': secretCookieLine(context, resetSecret, token) } })
  return { hasLink: secretOf(context, resetSecret) !== null && url.searchParams.get('ulang') === null }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  let headers = new Headers()
  const onHeaders = (answer: Headers) => (headers = passedOnHeaders(answer))
  const email = textOf(form, 'email')
  try {
    const token = secretOf(context, resetSecret)
    if (form.has('newPassword') && token !== null) {
      await call(resetPassword, { body: { token, newPassword: textOf(form, 'newPassword') } }, { context, onHeaders })
      headers.append('set-cookie', secretCookieLine(context, resetSecret, null))
      return redirect('/login?pesan=kata-sandi', { headers })
    }
    await call(requestPasswordReset, { body: { email } }, { context, onHeaders })
    return data({ message: null, fields: {}, isSent: true, email }, { headers })
  } catch (error) {
    const result = { ...failedForm(error), isSent: false, email }
    return data(result, { status: refusalStatus(error), headers })
  }
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = () => [{ title: 'Atur ulang kata sandi · Naikkelas' }, { name: 'robots', content: 'noindex' }]

export default function ResetPasswordRoute() {
  return <ResetPasswordPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
