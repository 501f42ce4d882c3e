import { type LoaderFunctionArgs, Outlet, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../../shared/error-page/error-page.tsx'
import { preferencesOf } from '../../shared/preferences/preferences.ts'
import { currentPartner, loadPartner } from '../../shared/session/partner-session.ts'

export const middleware = [loadPartner]

export const meta = () => [{ title: 'Naikkelas Mitra' }, { name: 'robots', content: 'noindex' }]

// Without a loader, middleware would not run for navigations in the browser.
export function loader({ context, request }: LoaderFunctionArgs) {
  const accountId = currentPartner(context)?.id
  if (accountId === undefined) return null
  return { accountId, area: '/partner' as const, preferences: preferencesOf(request.headers.get('cookie'), accountId) }
}

export default function PartnerRoute() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} way={{ label: 'Ke area mitra', to: '/partner' }} />
}
