import { type CurrentAdmin, getCurrentAdmin } from '@naikkelas/contract/identity'
import { createContext, redirect, type RouterContextProvider } from 'react-router-dom'
import { areaTarget } from './area-target.ts'
import { loadAccount } from './account-session.ts'

const adminContext = createContext<CurrentAdmin | null>(null)

/** Finds out which admin is signed in, for loaders below. */
export const loadAdmin = loadAccount(getCurrentAdmin, adminContext)

export function currentAdmin(context: Readonly<RouterContextProvider>): CurrentAdmin | null {
  return context.get(adminContext)
}

/**
 * The signed-in admin. @throws a redirect that leads back to `url`: to the sign-in, or to the set-up of two-step
 * verification where nothing opens without it
 */
export function requireAdmin(context: Readonly<RouterContextProvider>, url: URL): CurrentAdmin {
  const admin = currentAdmin(context)
  const target = `${url.pathname}${url.search}`
  if (!admin) throw redirect(signInAddress(target))
  if (admin.mustSetUpSecondFactor) throw redirect(`${setUpPath}?tujuan=${encodeURIComponent(target)}`)
  return admin
}

/** The one screen that opens before two-step verification is set up. */
const setUpPath = '/admin/dua-langkah'

/** Leads a signed-in admin on to the first screen of the own menu, and is the sign-in for everyone else. */
export const adminHome = '/admin'

/** Where most admins begin: not worth an address to come back to. */
const firstScreen = '/admin/landing-pages'

export function signInAddress(target: string): string {
  return target === firstScreen || target === adminHome ? '/admin' : `/admin/login?tujuan=${encodeURIComponent(target)}`
}

/** Where to go after a sign-in. */
export const targetAfterSignIn = (url: URL): string =>
  areaTarget(url, { below: '/admin/', signIn: '/admin/login', home: adminHome })
