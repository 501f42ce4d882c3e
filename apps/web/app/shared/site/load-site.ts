import { getSite, type PublicSite } from '@naikkelas/contract/site'
import type { RouterContextProvider } from 'react-router-dom'
import { call } from '../api/call.ts'

/** For the root's loader: null where it cannot be asked, because every page is shown without it as well. */
export async function loadSite(context: Readonly<RouterContextProvider>): Promise<PublicSite | null> {
  return call(getSite, {}, { context }).catch(() => null)
}
