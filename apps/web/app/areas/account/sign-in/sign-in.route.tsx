import { errorTable } from '@naikkelas/contract'
import { getSignInOffer } from '@naikkelas/contract/identity'
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
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { textOf } from '../../../shared/forms/form-result.ts'
import { currentLearner } from '../../../shared/session/learner-session.ts'
import {
  cameFromCookie,
  partnerReturn,
  secretCookieLine,
  storedReturnPath,
} from '../../../shared/session/page-cookies.ts'
import { submitRegistration, submitSignIn } from '../../../shared/sign-in/learner-sign-in.ts'
import { passwordSavedNotice } from '../../../shared/sign-in/reset-password.ts'
import type { SignInNotice, SignInTab } from '../../../shared/sign-in/sign-in-result.ts'
import { partnerReturnOf } from './partner-return.ts'
import { SignInPage } from './sign-in-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  // Out of the address at once: a page that is reloaded tomorrow is no sign-in for a partner's host.
  const asked = partnerReturnOf(url)
  if (asked !== null)
    throw redirect('/login', { headers: { 'set-cookie': secretCookieLine(context, partnerReturn, asked) } })
  const learner = currentLearner(context)
  // Without scripts the bars of public pages offer the sign-in to everyone: it is the way to the own account then.
  if (learner) throw redirect(storedReturnPath(context, url, `/profile/${learner.number}`))
  const tab: SignInTab = url.searchParams.get('bagian') === 'daftar' ? 'register' : 'sign_in'
  const { hasGoogle } = await loadForPage(() => call(getSignInOffer, {}, { context }))
  const notice = noticeOf(url.searchParams.get('pesan'))
  const cookie = cameFromCookie(context, url)
  return data({ tab, notice, hasGoogle }, cookie === null ? undefined : { headers: { 'set-cookie': cookie } })
}

/** What has happened before the sign-in; only sentences of ours. */
function noticeOf(key: string | null): SignInNotice | null {
  switch (key) {
    case 'kata-sandi':
      return { tone: 'ok', text: passwordSavedNotice }
    case 'akun-ditutup':
      return {
        tone: 'ok',
        text: 'Akun Anda sudah ditutup. Tautan untuk membukanya lagi ada di e-mail Anda selama 14 hari.',
      }
    case 'akun-dibuka':
      return { tone: 'ok', text: 'Akun Anda sudah dibuka lagi. Silakan masuk.' }
    case 'akun-diblokir':
      return { tone: 'danger', text: errorTable.account_blocked.message }
    case 'akun-masih-ditutup':
      return { tone: 'danger', text: errorTable.account_closed.message }
    case 'google-batal':
      return { tone: 'info', text: errorTable.google_cancelled.message }
    case 'google-ditolak':
      return { tone: 'danger', text: errorTable.google_refused.message }
    case 'google-sering':
      return { tone: 'danger', text: errorTable.too_many.message }
    case 'google-sibuk':
      return {
        tone: 'danger',
        text: 'Google belum dapat dihubungi. Coba lagi sebentar lagi, atau masuk dengan e-mail.',
      }
    case 'google-gagal':
      return { tone: 'danger', text: errorTable.google_failed.message }
    default:
      return null
  }
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = await request.formData()
  return textOf(form, 'form') === 'register'
    ? submitRegistration(form, { context, url }, (codeId) => `/login/konfirmasi?id=${codeId}`)
    : submitSignIn(form, { context, url }, storedReturnPath(context, url))
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const sent = new Headers(actionHeaders)
  for (const cookie of loaderHeaders.getSetCookie()) sent.append('set-cookie', cookie)
  return sent
}

export const meta = () => [{ title: 'Masuk atau daftar · Naikkelas' }, { name: 'robots', content: 'noindex' }]

export default function SignInRoute() {
  return <SignInPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
