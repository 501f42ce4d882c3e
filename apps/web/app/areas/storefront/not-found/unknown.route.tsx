import { findRedirect } from '@naikkelas/contract/marketing'
import { redirect } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import type { Route } from './+types/unknown.route.ts'
import { addressWithQuery } from './address-with-query.ts'
import { keepAskedAddress } from './asked-address.ts'

/** An unknown path follows a manual redirect; all others end at the same not-found page, as drafts do. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const by = request.method === 'HEAD' ? 'HEAD' : 'GET'
  const target = await targetOf({ path: pathname.slice(0, 300), by }, context)
  // Browsers must revalidate: a redirected path may become a page.
  if (target !== null)
    return redirect(addressWithQuery(target, search), {
      status: 301,
      headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
    })
  return redirect('/404', { headers: { 'set-cookie': keepAskedAddress(pathname), 'cache-control': 'no-store' } })
}

/** Null while the API is down: the not-found page works without it. */
async function targetOf(
  query: { path: string; by: 'GET' | 'HEAD' },
  context: Route.LoaderArgs['context'],
): Promise<string | null> {
  try {
    return (await call(findRedirect, { query }, { context })).target
  } catch {
    return null
  }
}

export default function UnknownRoute() {
  return null
}
