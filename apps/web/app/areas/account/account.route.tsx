import { Outlet, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../../shared/error-page/error-page.tsx'
import { loadLearner } from '../../shared/session/learner-session.ts'

export const middleware = [loadLearner]

export const meta = () => [{ title: 'Naikkelas' }, { name: 'robots', content: 'noindex' }]

// Without a loader, middleware would not run for navigations in the browser.
export const loader = () => null

export default function AccountRoute() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
