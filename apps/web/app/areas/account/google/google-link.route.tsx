import { linkGoogle } from '@naikkelas/contract/identity'
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
import {
  forgottenReturnCookie,
  secretCookieLine,
  secretOf,
  storedReturnPath,
} from '../../../shared/session/page-cookies.ts'
import { passedOnHeaders, refusalStatus } from '../../../shared/session/refusal.ts'
import { toCodeStep } from '../../../shared/sign-in/code-step.ts'
import { learnerCode } from '../../../shared/sign-in/learner-code.ts'
import { GoogleLinkPage } from './google-link-page.tsx'
import { linkOf, linkSecret, requireGoogle } from './google-steps.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  await requireGoogle(context)
  const linking = linkOf(secretOf(context, linkSecret))
  if (linking === null) throw redirect('/login')
  return { email: linking.email }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = await request.formData()
  const linking = linkOf(secretOf(context, linkSecret))
  if (linking === null) throw redirect('/login')
  let headers = new Headers()
  try {
    const onHeaders = (answer: Headers) => void (headers = passedOnHeaders(answer))
    const body = { link: linking.link, password: textOf(form, 'password') }
    const answer = await call(linkGoogle, { body }, { context, onHeaders })
    headers.append('set-cookie', secretCookieLine(context, linkSecret, null))
    if ('challenge' in answer) return toCodeStep(learnerCode, { context, url, challenge: answer.challenge, headers })
  } catch (error) {
    return data(failedForm(error), { status: refusalStatus(error), headers })
  }
  headers.append('set-cookie', forgottenReturnCookie(context))
  // A whole new document: public pages show who is signed in by a script of their own.
  return redirectDocument(storedReturnPath(context), { headers })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = () => [{ title: 'Tautkan akun Google · Naikkelas' }, { name: 'robots', content: 'noindex' }]

export default function GoogleLinkRoute() {
  return <GoogleLinkPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
