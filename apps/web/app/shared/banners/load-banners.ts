import { browseBanners, placementAt, type ShownBanners } from '@naikkelas/contract/site'
import type { RouterContextProvider } from 'react-router-dom'
import { call } from '../api/call.ts'

/** For the root's loader: null on pages without any, and where they cannot be asked, because every page is shown without. */
export async function loadBanners(
  pathname: string,
  context: Readonly<RouterContextProvider>,
): Promise<ShownBanners | null> {
  const placement = /^\/(?:admin|partner|api)(?:\/|$)/.test(pathname) ? null : placementAt(pathname)
  if (placement === null) return null
  return call(browseBanners, { query: { placement } }, { context }).catch(() => null)
}
