import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  type RouterContextProvider,
} from 'react-router-dom'
import { failedForm, type FormResult, textOf } from '../forms/form-result.ts'
import { type SecretCookie, secretCookieLine, secretOf } from '../session/page-cookies.ts'
import { passedOnHeaders, refusalStatus } from '../session/refusal.ts'

type Context = Readonly<RouterContextProvider>

interface CallOptions {
  context: Context
  onHeaders: (answer: Headers) => void
}

/** The second step of a realm's sign-in. */
export interface CodeStep {
  paths: { signIn: string; code: string }
  /** Keeps the challenge between both steps; each realm has its own. */
  secret: SecretCookie['name']
  answer: (body: { challenge: string; code: string }, options: CallOptions) => Promise<unknown>
  /** The address to open after signing in, and `Set-Cookie` lines that clear what the sign-in no longer needs. */
  target: (context: Context, url: URL) => { to: string; cookies: readonly string[] }
}

/** As long as the challenge itself. */
const seconds = 600

/** Leads from the password to the code, with the address that was asked for. */
export function toCodeStep(
  { paths, secret }: Pick<CodeStep, 'paths' | 'secret'>,
  { context, url, challenge, headers }: { context: Context; url: URL; challenge: string; headers: Headers },
) {
  headers.append('set-cookie', secretCookieLine(context, { name: secret, seconds }, challenge))
  const requested = url.searchParams.get('tujuan')
  return redirect(requested === null ? paths.code : `${paths.code}?tujuan=${encodeURIComponent(requested)}`, {
    headers,
  })
}

export function loadCode({ paths, secret }: CodeStep, { context }: LoaderFunctionArgs) {
  if (secretOf(context, { name: secret, seconds }) === null) throw redirect(paths.signIn)
  return null
}

export async function takeCode(step: CodeStep, { context, request, url }: ActionFunctionArgs) {
  const secret = { name: step.secret, seconds }
  const form = await request.formData()
  const challenge = secretOf(context, secret) ?? ''
  let headers = new Headers()
  try {
    const onHeaders = (answer: Headers) => void (headers = passedOnHeaders(answer))
    await step.answer({ challenge, code: textOf(form, 'code') }, { context, onHeaders })
  } catch (error) {
    const result: FormResult = failedForm(error)
    return data(result, { status: refusalStatus(error), headers })
  }
  const { to, cookies } = step.target(context, url)
  for (const cookie of [secretCookieLine(context, secret, null), ...cookies]) headers.append('set-cookie', cookie)
  // A whole new document: public pages show who is signed in by a script of their own.
  return redirectDocument(to, { headers })
}
