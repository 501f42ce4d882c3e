import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { currentLearner } from '../../../shared/session/learner-session.ts'
import { secretCookieLine, secretOf, storedReturnPath } from '../../../shared/session/page-cookies.ts'
import { confirmSecret, submitConfirmation } from '../../../shared/sign-in/learner-sign-in.ts'
import { ConfirmPage } from './confirm-page.tsx'

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
  return submitConfirmation(await request.formData(), { context }, storedReturnPath(context))
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = () => [{ title: 'Konfirmasi e-mail · Naikkelas' }, { name: 'robots', content: 'noindex' }]

export default function ConfirmRoute() {
  return <ConfirmPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
