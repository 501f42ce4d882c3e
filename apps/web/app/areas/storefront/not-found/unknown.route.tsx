import { findRedirect } from '@naikkelas/contract'
import { redirect } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import type { Route } from './+types/unknown.route.ts'
import { addressWithQuery } from './address-with-query.ts'
import { keepAskedAddress } from './asked-address.ts'

/** An address that is nobody's leads where somebody said it should; else all end at the same page, as drafts do. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const by = request.method === 'HEAD' ? 'HEAD' : 'GET'
  const target = await targetOf({ path: pathname.slice(0, 300), by }, context)
  // Browsers ask each time: a path that leads elsewhere today may be a page's tomorrow.
  if (target !== null)
    return redirect(addressWithQuery(target, search), {
      status: 301,
      headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
    })
  return redirect('/404', { headers: { 'set-cookie': keepAskedAddress(pathname), 'cache-control': 'no-store' } })
}

/** Nowhere while the API cannot tell: the page that says so stands without it. */
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
