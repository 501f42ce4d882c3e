import { redirect } from 'react-router-dom'
import type { Route } from './+types/unknown.route.ts'
import { keepAskedAddress } from './asked-address.ts'

/** Every address that is nobody's ends at the same page, as drafts do. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  return redirect('/404', { headers: { 'set-cookie': keepAskedAddress(pathname), 'cache-control': 'no-store' } })
}

export default function UnknownRoute() {
  return null
}
