import { getCurrentPartnerAccount, type PartnerAccount } from '@naikkelas/contract/identity'
import { createContext, redirect, type RouterContextProvider } from 'react-router-dom'
import { loadAccount } from './account-session.ts'
import { areaTarget } from './area-target.ts'

const partnerContext = createContext<PartnerAccount | null>(null)

/** Finds out who is signed in to the partner area, for loaders below. */
export const loadPartner = loadAccount(getCurrentPartnerAccount, partnerContext)

export function currentPartner(context: Readonly<RouterContextProvider>): PartnerAccount | null {
  return context.get(partnerContext)
}

/** The signed-in account. @throws a redirect to the sign-in that leads back to `url` */
export function requirePartner(context: Readonly<RouterContextProvider>, url: URL): PartnerAccount {
  const account = currentPartner(context)
  if (!account) throw redirect(`/partner/login?tujuan=${encodeURIComponent(`${url.pathname}${url.search}`)}`)
  return account
}

/** Where to go after a sign-in. */
export const partnerTarget = (url: URL): string =>
  areaTarget(url, { below: '/partner/', signIn: '/partner/login', home: '/partner' })
