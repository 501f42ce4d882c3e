import type { ShownBanners } from '@naikkelas/contract/site'
import { createContext, useContext } from 'react'

/** What the page shows, as the root's loader found it. */
export const BannersContext = createContext<ShownBanners | null>(null)

export const useBanners = () => useContext(BannersContext)
