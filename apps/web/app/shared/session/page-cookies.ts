import { displayCookieName, PREVIOUS_LOCATION_SECONDS, returnPath } from '@naikkelas/contract/identity'
import { apiContext } from '../api/api-context.ts'
import type { RouterContextProvider } from 'react-router-dom'

type Context = Readonly<RouterContextProvider>

/** What cookies of pages depend on. */
function siteOf(context: Context) {
  const { api, request } = context.get(apiContext)
  const { appEnv = 'local', publicUrl = new URL(request.url).origin } = api
  return { request, appEnv, publicUrl, isSecure: appEnv !== 'local' || publicUrl.startsWith('https:') }
}

function readCookie(request: Request, name: string): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const own = pairs.find((pair) => pair.startsWith(`${name}=`))
  return own === undefined ? null : own.slice(name.length + 1)
}

/** Leads a sign-in on to the partner's host that it was for. */
const partnerHandoverPath = '/login/mitra'
/** The partner's host that a sign-in is for. */
export const partnerReturn: SecretCookie = { name: 'partner_return', seconds: PREVIOUS_LOCATION_SECONDS }

/**
 * The place a sign-in returns to: what its address asks for, a partner's host, the stored place, or else `otherwise`.
 * Checked where it is used, for addresses and cookies can be written by others.
 */
export function storedReturnPath(context: Context, url?: URL, otherwise = '/'): string {
  const { request, appEnv, publicUrl } = siteOf(context)
  const asked = returnPath(url?.searchParams.get('tujuan'), publicUrl)
  if (asked !== null) return asked
  if (secretOf(context, partnerReturn) !== null) return partnerHandoverPath
  const stored = readCookie(request, displayCookieName(appEnv, 'previouslocation'))
  return returnPath(decoded(stored), publicUrl) ?? otherwise
}

/** Cookie line that stores a place to return to for an hour; null when there is nothing to return to. */
export function returnCookie(context: Context, address: string | null): string | null {
  const { appEnv, publicUrl, isSecure } = siteOf(context)
  const path = returnPath(address, publicUrl)
  if (path === null) return null
  return cookieLine(displayCookieName(appEnv, 'previouslocation'), encodeURIComponent(path), {
    seconds: PREVIOUS_LOCATION_SECONDS,
    isSecure,
  })
}

/**
 * Cookie line that stores what a sign-in's address asks for, for steps that lose the address; else the page a visitor
 * came from, unless a place is stored already.
 */
export function cameFromCookie(context: Context, url: URL): string | null {
  const asked = returnCookie(context, url.searchParams.get('tujuan'))
  if (asked !== null) return asked
  const { request, appEnv } = siteOf(context)
  if (readCookie(request, displayCookieName(appEnv, 'previouslocation')) !== null) return null
  return returnCookie(context, request.headers.get('referer'))
}

/** Cookie line that forgets the place: a sign-in returns once. */
export function forgottenReturnCookie(context: Context): string {
  const { appEnv, isSecure } = siteOf(context)
  return cookieLine(displayCookieName(appEnv, 'previouslocation'), '', { seconds: 0, isSecure })
}

/** A secret of a mailed link, kept out of the address and out of reach of scripts. */
export interface SecretCookie {
  name:
    | 'confirm'
    | 'google'
    | 'google_link'
    | 'partner_return'
    | 'invite_admin'
    | 'reset'
    | 'reset_admin'
    | 'reset_partner'
    | 'challenge'
    | 'challenge_admin'
    | 'challenge_partner'
    | 'reopen'
  seconds: number
}

export function secretOf(context: Context, { name }: SecretCookie): string | null {
  const { request } = siteOf(context)
  return readCookie(request, secretName(context, name))
}

/** @param value null to forget it */
export function secretCookieLine(context: Context, { name, seconds }: SecretCookie, value: string | null): string {
  const { isSecure } = siteOf(context)
  const line = cookieLine(secretName(context, name), value ?? '', { seconds: value === null ? 0 : seconds, isSecure })
  return `${line}; HttpOnly`
}

function secretName(context: Context, name: SecretCookie['name']): string {
  const { appEnv, isSecure } = siteOf(context)
  return `${isSecure ? '__Host-' : ''}${appEnv}_${name}`
}

function cookieLine(name: string, value: string, { seconds, isSecure }: { seconds: number; isSecure: boolean }) {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Null when it is none of ours. */
function decoded(value: string | null): string | null {
  try {
    return value === null ? null : decodeURIComponent(value)
  } catch {
    return null
  }
}
