import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type RouterContextProvider,
} from 'react-router-dom'
import { failedForm, textOf } from '../forms/form-result.ts'
import { type SecretCookie, secretCookieLine, secretOf } from '../session/page-cookies.ts'
import { passedOnHeaders, refusalStatus } from '../session/refusal.ts'
import type { ResetResult } from './reset-password-page.tsx'

interface CallOptions {
  context: Readonly<RouterContextProvider>
  onHeaders: (answer: Headers) => void
}

/** The screen for a new password of one realm. */
export interface ResetScreen {
  paths: { reset: string; signIn: string }
  /** Keeps the mailed token; each realm has its own. */
  secret: SecretCookie['name']
  request: (body: { email: string }, options: CallOptions) => Promise<unknown>
  confirm: (body: { token: string; newPassword: string }, options: CallOptions) => Promise<unknown>
}

const tokenPattern = /^[\w-]{43}$/
/** As long as the link itself. */
const seconds = 1_800

export function loadReset({ paths, secret: name }: ResetScreen, { context, url }: LoaderFunctionArgs) {
  const secret = { name, seconds }
  const token = url.searchParams.get('token')
  // Out of the address at once: it would be in the history, and in what this page's links send along.
  if (token !== null && tokenPattern.test(token))
    throw redirect(paths.reset, { headers: { 'set-cookie': secretCookieLine(context, secret, token) } })
  return { hasLink: secretOf(context, secret) !== null && url.searchParams.get('ulang') === null }
}

/** Asks for a link, or sets the password and leads to the sign-in. */
export async function takeReset(screen: ResetScreen, { context, request }: ActionFunctionArgs) {
  const secret = { name: screen.secret, seconds }
  const form = await request.formData()
  let headers = new Headers()
  const options = { context, onHeaders: (answer: Headers) => void (headers = passedOnHeaders(answer)) }
  const email = textOf(form, 'email')
  try {
    const token = secretOf(context, secret)
    if (form.has('newPassword') && token !== null) {
      await screen.confirm({ token, newPassword: textOf(form, 'newPassword') }, options)
      headers.append('set-cookie', secretCookieLine(context, secret, null))
      return redirect(`${screen.paths.signIn}?pesan=kata-sandi`, { headers })
    }
    await screen.request({ email }, options)
    const result: ResetResult = { message: null, fields: {}, isSent: true, email }
    return data(result, { headers })
  } catch (error) {
    const result: ResetResult = { ...failedForm(error), isSent: false, email }
    return data(result, { status: refusalStatus(error), headers })
  }
}

/** What a sign-in says after the password was set. */
export const passwordSavedNotice = 'Kata sandi baru sudah disimpan. Masuk dengan kata sandi itu.'

/** The notice for the address that `takeReset` leads to; null for any other. */
export const resetNotice = (url: URL): string | null =>
  url.searchParams.get('pesan') === 'kata-sandi' ? passwordSavedNotice : null
