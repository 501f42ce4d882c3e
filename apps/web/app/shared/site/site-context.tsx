import type { PublicSite } from '@naikkelas/contract/site'
import { createContext, type ReactNode, useContext } from 'react'
import { defaultSite } from './default-site.ts'

const SiteContext = createContext<PublicSite>(defaultSite)

interface SiteProviderProps {
  /** As the root's loader found it; undefined and null: it could not be asked. */
  site: PublicSite | null | undefined
  children: ReactNode
}

/** Name, contact, legal data and menu flags of the site, for every screen. */
export function SiteProvider({ site, children }: SiteProviderProps) {
  return <SiteContext value={site ?? defaultSite}>{children}</SiteContext>
}

export const useSite = () => useContext(SiteContext)
