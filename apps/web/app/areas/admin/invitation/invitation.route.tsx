import { acceptInvitation, INVITATION_HOURS } from '@naikkelas/contract/identity'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { failedForm, textOf } from '../../../shared/forms/form-result.ts'
import { secretCookieLine, secretOf } from '../../../shared/session/page-cookies.ts'
import { refusalStatus } from '../../../shared/session/refusal.ts'
import { InvitationPage } from './invitation-page.tsx'

const path = '/admin/undangan'
const SECONDS_PER_HOUR = 3_600
const secret = { name: 'invite_admin', seconds: INVITATION_HOURS * SECONDS_PER_HOUR } as const
const tokenPattern = /^[\w-]{43}$/

export function loader({ context, url }: LoaderFunctionArgs) {
  const token = url.searchParams.get('token')
  // Out of the address at once: it would be in the history, and in what this page's links send along.
  if (token !== null && tokenPattern.test(token))
    throw redirect(path, { headers: { 'set-cookie': secretCookieLine(context, secret, token) } })
  return { hasLink: secretOf(context, secret) !== null }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const token = secretOf(context, secret) ?? ''
  try {
    await call(acceptInvitation, { body: { token, newPassword: textOf(form, 'newPassword') } }, { context })
    return redirect('/admin/login?pesan=kata-sandi', {
      headers: { 'set-cookie': secretCookieLine(context, secret, null) },
    })
  } catch (error) {
    return data(failedForm(error), { status: refusalStatus(error) })
  }
}

export const meta = () => [{ title: 'Undangan · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function InvitationRoute() {
  const { hasLink } = useLoaderData<typeof loader>()
  return <InvitationPage hasLink={hasLink} result={useActionData<typeof action>()} />
}
