import { signInAdmin, signInAdminByPasskey } from '@naikkelas/contract/identity'
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
import { isPasskeyAnswer, passkeyAnswerOf } from '../../../shared/passkeys/passkey-answer.ts'
import { adminHome, currentAdmin, targetAfterSignIn } from '../../../shared/session/admin-session.ts'
import { passedOnHeaders, refusalStatus } from '../../../shared/session/refusal.ts'
import { toCodeStep } from '../../../shared/sign-in/code-step.ts'
import { resetNotice } from '../../../shared/sign-in/reset-password.ts'
import { homeFor } from '../shell/nav.ts'
import { adminCode } from './admin-code.ts'
import { SignInPage } from './sign-in-page.tsx'

export function loader({ context, url }: LoaderFunctionArgs) {
  const admin = currentAdmin(context)
  if (admin) {
    const target = targetAfterSignIn(url)
    throw redirect(target === adminHome ? homeFor(admin) : target)
  }
  return { notice: resetNotice(url) }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = await request.formData()
  const email = textOf(form, 'email').trim().toLowerCase()
  let headers = new Headers()
  try {
    const onHeaders = (answer: Headers) => void (headers = passedOnHeaders(answer))
    if (isPasskeyAnswer(form)) {
      await call(signInAdminByPasskey, { body: passkeyAnswerOf(form) }, { context, onHeaders })
      return redirect(targetAfterSignIn(url), { headers })
    }
    const body = { email, password: textOf(form, 'password') }
    const answer = await call(signInAdmin, { body }, { context, onHeaders })
    if ('challenge' in answer) return toCodeStep(adminCode, { context, url, challenge: answer.challenge, headers })
  } catch (error) {
    return data({ ...failedForm(error), email }, { status: refusalStatus(error), headers })
  }
  return redirect(targetAfterSignIn(url), { headers })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = () => [{ title: 'Masuk · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function SignInRoute() {
  const { notice } = useLoaderData<typeof loader>()
  return <SignInPage notice={notice} result={useActionData<typeof action>()} />
}
