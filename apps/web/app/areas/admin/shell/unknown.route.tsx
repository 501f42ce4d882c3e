import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { requireAdmin } from '../../../shared/session/admin-session.ts'

/**
 * An address of the admin that nothing is at. Who is not signed in is asked to sign in, as at every other: an answer of
 * its own would show strangers which addresses there are.
 */
export function loader({ context, url }: LoaderFunctionArgs) {
  requireAdmin(context, url)
  throw data(null, { status: 404 })
}

export default function UnknownRoute() {
  return null
}
