import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteError } from 'react-router-dom'
import { ErrorPage } from '../../shared/error-page/error-page.tsx'
import { currentLearner, loadLearner } from '../../shared/session/learner-session.ts'
import { ViewBar } from '../../shared/shell/view-bar.tsx'

export const middleware = [loadLearner]

export const meta = () => [{ title: 'Naikkelas' }, { name: 'robots', content: 'noindex' }]

// Without a loader, middleware would not run for navigations in the browser.
export function loader({ context }: LoaderFunctionArgs) {
  const learner = currentLearner(context)
  return { view: learner?.viewedUntil ? { name: learner.name, until: learner.viewedUntil } : null }
}

export default function AccountRoute() {
  const { view } = useLoaderData<typeof loader>()
  return (
    <>
      <Outlet />
      {view && <ViewBar {...view} />}
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
