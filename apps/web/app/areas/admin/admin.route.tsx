import { type LoaderFunctionArgs, Outlet, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../../shared/error-page/error-page.tsx'
import { preferencesOf } from '../../shared/preferences/preferences.ts'
import { currentAdmin, loadAdmin } from '../../shared/session/admin-session.ts'
import { useStrayFiles } from './media/uploads/use-stray-files.ts'

export const middleware = [loadAdmin]

export const meta = () => [{ title: 'Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

// Without a loader, middleware would not run for navigations in the browser.
export function loader({ context, request }: LoaderFunctionArgs) {
  const accountId = currentAdmin(context)?.id
  if (accountId === undefined) return null
  return { accountId, area: '/admin' as const, preferences: preferencesOf(request.headers.get('cookie'), accountId) }
}

export default function AdminRoute() {
  useStrayFiles()
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} way={{ label: 'Ke admin', to: '/admin' }} />
}
