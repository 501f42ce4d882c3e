import type { Admin } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, type MetaArgs, Outlet, useLoaderData, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../../../shared/error-page/error-page.tsx'
import { errorTitle } from '../../../shared/error-page/error-words.ts'
import { requireAdmin } from '../../../shared/session/admin-session.ts'
import { FailedScreen } from './failed-screen.tsx'
import { homeFor } from './nav.ts'
import { Shell } from './shell.tsx'

export function loader({ context, url }: LoaderFunctionArgs) {
  return { admin: requireAdmin(context, url) }
}

// Screens name themselves; the frame has a name only where it is shown alone.
export const meta = ({ error }: MetaArgs) => [
  { title: error === undefined ? 'Naikkelas Admin' : `${errorTitle(error)} · Naikkelas Admin` },
  { name: 'robots', content: 'noindex' },
]

export default function ShellRoute() {
  const { admin } = useLoaderData<typeof loader>()
  return (
    <Shell admin={admin}>
      <Outlet />
    </Shell>
  )
}

interface ErrorBoundaryProps {
  /** Undefined where the frame itself failed. */
  loaderData?: { admin: Admin }
}

export function ErrorBoundary({ loaderData }: ErrorBoundaryProps) {
  const error = useRouteError()
  if (!loaderData) return <ErrorPage error={error} way={{ label: 'Ke admin', to: '/admin' }} />
  return (
    <Shell admin={loaderData.admin}>
      <FailedScreen error={error} home={homeFor(loaderData.admin)} />
    </Shell>
  )
}
