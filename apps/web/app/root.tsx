import styles from './app.css?url'
import { appTheme, ThemeScope } from '@naikkelas/ui/theme'
import { ThemePortalProvider } from '@naikkelas/ui/theme/client'
import { ToastProvider } from '@naikkelas/ui/toast'
import { lazy, type ReactNode, Suspense } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type LoaderFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
  useRouteError,
} from 'react-router-dom'
import type { loader as adminLoader } from './areas/admin/admin.route.tsx'
import type { loader as partnerLoader } from './areas/partner/partner.route.tsx'
import { apiContext } from './shared/api/api-context.ts'
import { useNonce } from './shared/document/nonce.ts'
import { ErrorPage } from './shared/error-page/error-page.tsx'
import { BannersContext } from './shared/banners/banners-context.tsx'
import { loadBanners } from './shared/banners/load-banners.ts'
import { loadSite } from './shared/site/load-site.ts'
import { SiteProvider } from './shared/site/site-context.tsx'
import { PreferencesProvider } from './shared/preferences/use-preferences.tsx'

// By URL: as part of the script it would be duplicated in every lazily loaded part.
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ context, url }: LoaderFunctionArgs) {
  const [site, banners] = await Promise.all([loadSite(context), loadBanners(url.pathname, context)])
  const { siteScript = null, paymentScript = null } = context.get(apiContext).api
  return { site, banners, siteScript, paymentScript }
}

const SiteNavigation = lazy(async () => ({
  default: (await import('./shared/shell/site-navigation.tsx')).SiteNavigation,
}))

/** Areas with a navigation of their own, instead of the site's bars. */
const isApplication = (path: string) => /^\/(?:admin|partner)(?:\/|$)/.test(path)

/** Of the site's own screens; the back office and its builder keep the lower corner. */
const siteToasts = { placement: 'top', durationMs: 2_000 } as const

/** A change of the site's settings reaches open documents with the next one. */
export const shouldRevalidate = () => false

/** A route with `handle = { hydrate: false }` is sent without a script. */
function useIsHydrated(): boolean {
  return useMatches().every(({ handle }) => (handle as { hydrate?: boolean } | undefined)?.hydrate !== false)
}

export function Layout({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated()
  // Undefined where the root itself failed.
  const root = useRouteLoaderData<typeof loader>('root')
  const site = root?.site
  const isSite = !isApplication(useLocation().pathname)
  const ofAdmin = useRouteLoaderData<typeof adminLoader>('areas/admin/admin.route')
  const kept = useRouteLoaderData<typeof partnerLoader>('areas/partner/partner.route') ?? ofAdmin ?? null
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
                  <BannersContext value={root?.banners ?? null}>
                    <ToastProvider {...(isSite && siteToasts)}>{children}</ToastProvider>
                  </BannersContext>
                </SiteProvider>
              </ThemePortalProvider>
              {isHydrated && isSite && (
                <Suspense>
                  <SiteNavigation />
                </Suspense>
              )}
              {isHydrated && <ScrollRestoration />}
              {isHydrated && <SiteScript />}
              <PaymentScript />
              {isHydrated && <Scripts />}
            </ThemeScope>
          </html>
        )
      }}
    </PreferencesProvider>
  )
}

/** What is alive in the site's bars; public screens get its tag from the server. */
function SiteScript() {
  const script = useRouteLoaderData<typeof loader>('root')?.siteScript
  const nonce = useNonce()
  const isOfSite = !isApplication(useLocation().pathname)
  if (!script || !isOfSite) return null
  return <script async src={script.path} data-e={script.environment} nonce={nonce} />
}

/** For the route with `handle = { script: 'payment' }`, which is sent without React. */
function PaymentScript() {
  const path = useRouteLoaderData<typeof loader>('root')?.paymentScript
  const nonce = useNonce()
  const isWanted = useMatches().some(({ handle }) => (handle as { script?: string } | undefined)?.script === 'payment')
  return isWanted && path ? <script defer src={path} nonce={nonce} /> : null
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
