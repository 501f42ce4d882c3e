import styles from './app.css?url'
import { appTheme, ThemeScope } from '@naikkelas/ui/theme'
import { ThemePortalProvider } from '@naikkelas/ui/theme/client'
import { ToastProvider } from '@naikkelas/ui/toast'
import type { ReactNode } from 'react'
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  useRouteError,
} from 'react-router-dom'
import type { loader as adminLoader } from './areas/admin/admin.route.tsx'
import { ErrorPage } from './shared/error-page/error-page.tsx'
import { loadSite } from './shared/site/load-site.ts'
import { SiteProvider } from './shared/site/site-context.tsx'
import { PreferencesProvider } from './shared/preferences/use-preferences.tsx'

// By URL: as part of the script it would be duplicated in every lazily loaded part.
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ context }: LoaderFunctionArgs) {
  return { site: await loadSite(context) }
}

/** A route with `handle = { hydrate: false }` is sent without a script. */
function useIsHydrated(): boolean {
  return useMatches().every(({ handle }) => (handle as { hydrate?: boolean } | undefined)?.hydrate !== false)
}

export function Layout({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated()
  // Undefined where the root itself failed.
  const site = useRouteLoaderData<typeof loader>('root')?.site
  const kept = useRouteLoaderData<typeof adminLoader>('areas/admin/admin.route') ?? null
  return (
    <PreferencesProvider kept={kept}>
      {(preferences) => {
        const mode = preferences?.mode ?? 'light'
        return (
          <html lang="id">
            <head>
              <meta charSet="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <meta name="color-scheme" content={mode === 'auto' ? 'light dark' : mode} />
              <Meta />
              {/* Our own stylesheets need no nonce, and browsers hide nonces from hydration. */}
              <Links nonce="" />
            </head>
            <ThemeScope
              as="body"
              theme={{ ...appTheme, mode }}
              data-density={preferences?.density}
              className="min-h-dvh font-app text-app-sm antialiased"
            >
              <ThemePortalProvider>
                <SiteProvider site={site}>
                  <ToastProvider>{children}</ToastProvider>
                </SiteProvider>
              </ThemePortalProvider>
              {isHydrated && <ScrollRestoration />}
              {isHydrated && <Scripts />}
            </ThemeScope>
          </html>
        )
      }}
    </PreferencesProvider>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
