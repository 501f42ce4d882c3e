import { type Admin, getCurrentAdmin } from '@naikkelas/contract/identity'
import { createContext, type MiddlewareFunction, redirect, type RouterContextProvider } from 'react-router-dom'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'

const adminContext = createContext<Admin | null>(null)

/** Asks once per request who is signed in; loaders below read the answer. A session that was prolonged stays so. */
export const loadAdmin: MiddlewareFunction<Response> = async ({ context }, next) => {
  let prolonged: string[] = []
  try {
    const onHeaders = (answer: Headers) => (prolonged = answer.getSetCookie())
    context.set(adminContext, await call(getCurrentAdmin, {}, { context, onHeaders }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  }
  const response = await next()
  // A page that signs in or out meanwhile says the last word on its cookie.
  const spoken = new Set(response.headers.getSetCookie().map(cookieName))
  for (const cookie of prolonged) if (!spoken.has(cookieName(cookie))) response.headers.append('set-cookie', cookie)
  return response
}

const cookieName = (cookie: string) => cookie.slice(0, cookie.indexOf('='))

export function currentAdmin(context: Readonly<RouterContextProvider>): Admin | null {
  return context.get(adminContext)
}

/** The signed-in admin. @throws a redirect to the sign-in that leads back to `url` */
export function requireAdmin(context: Readonly<RouterContextProvider>, url: URL): Admin {
  const admin = currentAdmin(context)
  if (!admin) throw redirect(signInAddress(`${url.pathname}${url.search}`))
  return admin
}

export const adminHome = '/admin/landing-pages'

export function signInAddress(target: string): string {
  return target === adminHome || target === '/admin' ? '/admin' : `/admin/login?tujuan=${encodeURIComponent(target)}`
}

/** Where to go after a sign-in: only to addresses of the admin itself, however they are written. */
export function targetAfterSignIn(url: URL): string {
  const wanted = url.searchParams.get('tujuan') ?? ''
  if (!URL.canParse(wanted, url)) return adminHome
  const target = new URL(wanted, url)
  const isOurs =
    target.origin === url.origin && target.pathname.startsWith('/admin/') && !target.pathname.startsWith('/admin/login')
  return isOurs ? `${target.pathname}${target.search}` : adminHome
}
