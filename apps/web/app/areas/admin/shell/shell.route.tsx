import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router-dom'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { Shell } from './shell.tsx'

export function loader({ context, url }: LoaderFunctionArgs) {
  return { admin: requireAdmin(context, url) }
}

export default function ShellRoute() {
  const { admin } = useLoaderData<typeof loader>()
  return (
    <Shell admin={admin}>
      <Outlet />
    </Shell>
  )
}
