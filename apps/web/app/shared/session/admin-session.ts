import { type Admin, getCurrentAdmin } from '@naikkelas/contract/identity'
import { createContext, redirect, type RouterContextProvider } from 'react-router-dom'
import { areaTarget } from './area-target.ts'
import { loadAccount } from './account-session.ts'

const adminContext = createContext<Admin | null>(null)

/** Finds out which admin is signed in, for loaders below. */
export const loadAdmin = loadAccount(getCurrentAdmin, adminContext)

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

/** Where to go after a sign-in. */
export const targetAfterSignIn = (url: URL): string =>
  areaTarget(url, { below: '/admin/', signIn: '/admin/login', home: adminHome })
