import { type LoaderFunctionArgs, Outlet, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../../shared/error-page/error-page.tsx'
import { defaultPreferences, preferencesIn } from '../../shared/preferences/preferences.ts'
import type { KeptPreferences } from '../../shared/preferences/use-preferences.tsx'
import { currentPartner, loadPartner } from '../../shared/session/partner-session.ts'

export const middleware = [loadPartner]

export const meta = () => [{ title: 'Naikkelas Mitra' }, { name: 'robots', content: 'noindex' }]

// Without a loader, middleware would not run for navigations in the browser.
export function loader({ context, request }: LoaderFunctionArgs): KeptPreferences | null {
  const accountId = currentPartner(context)?.id
  if (accountId === undefined) return null
  const preferences = preferencesIn(request.headers.get('cookie'), accountId) ?? defaultPreferences
  return { accountId, area: '/partner', preferences }
}

export default function PartnerRoute() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} way={{ label: 'Ke area mitra', to: '/partner' }} />
}
