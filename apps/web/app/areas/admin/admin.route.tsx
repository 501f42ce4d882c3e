import { getLook } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, Outlet, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../../shared/error-page/error-page.tsx'
import { call } from '../../shared/api/call.ts'
import { defaultPreferences, preferencesIn } from '../../shared/preferences/preferences.ts'
import type { KeptPreferences } from '../../shared/preferences/use-preferences.tsx'
import { currentAdmin, loadAdmin } from '../../shared/session/admin-session.ts'
import { useStrayFiles } from './media/uploads/use-stray-files.ts'

export const middleware = [loadAdmin]

export const meta = () => [{ title: 'Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

// Without a loader, middleware would not run for navigations in the browser.
export async function loader({ context, request }: LoaderFunctionArgs): Promise<KeptPreferences | null> {
  const accountId = currentAdmin(context)?.id
  if (accountId === undefined) return null
  const unsent = preferencesIn(request.headers.get('cookie'), accountId)
  // No screen is refused for the way it looks.
  const preferences = unsent ?? (await call(getLook, {}, { context }).catch(() => defaultPreferences))
  return { accountId, area: '/admin', preferences, isUnsent: unsent !== null }
}

export default function AdminRoute() {
  useStrayFiles()
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} way={{ label: 'Ke admin', to: '/admin' }} />
}
