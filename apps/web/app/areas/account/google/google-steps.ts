import { getSignInOffer } from '@naikkelas/contract/identity'
import { redirect, type RouterContextProvider } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import type { SecretCookie } from '../../../shared/session/page-cookies.ts'
import { refusalStatus } from '../../../shared/session/refusal.ts'

/** Kept between the way to Google and the way back; as long as the trip itself. */
export const tripSecret: SecretCookie = { name: 'google', seconds: 600 }
/** Kept while the password is asked for. */
export const linkSecret: SecretCookie = { name: 'google_link', seconds: 600 }

/** The link's token and the e-mail it is for, as one value of a cookie. */
export const linkValue = ({ link, email }: { link: string; email: string }) => `${link}.${encodeURIComponent(email)}`

/** Null for a value that is none of ours. */
export function linkOf(value: string | null): { link: string; email: string } | null {
  const parts = /^([\w-]{43})\.([\w.!~*'()%-]+)$/.exec(value ?? '')
  try {
    return parts ? { link: parts[1] ?? '', email: decodeURIComponent(parts[2] ?? '') } : null
  } catch {
    return null
  }
}

/** @throws a response: without the operator's keys there is nothing here */
export async function requireGoogle(context: Readonly<RouterContextProvider>): Promise<void> {
  const { hasGoogle } = await loadForPage(() => call(getSignInOffer, {}, { context }))
  if (!hasGoogle) throw new Response('Halaman ini tidak ada.', { status: 404 })
}

/** A failed sign-in leads back to its screen, which says why. */
export function withNotice(error: unknown, ...cookies: string[]): Response {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirect(`/login?pesan=${messageKey(error)}`, { headers })
}

function messageKey(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'google_cancelled') return 'google-batal'
  if (error.code === 'google_refused') return 'google-ditolak'
  if (error.code === 'account_blocked') return 'akun-diblokir'
  if (error.code === 'account_closed') return 'akun-masih-ditutup'
  if (error.code === 'too_many') return 'google-sering'
  return refusalStatus(error) >= 500 ? 'google-sibuk' : 'google-gagal'
}
