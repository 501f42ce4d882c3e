import { useEffect } from 'react'
import { LoadingOverlay } from './loading-overlay.tsx'
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom'

/** What accompanies screens of the site on their way; the back office does not load it. */
export function SiteNavigation() {
  return (
    <>
      <NavigationProgress />
      <Arrival />
    </>
  )
}

/** After a new navigation (specification, section 4). */
const SCROLL_MS = 10

/**
 * What happens when a screen of the site comes: the page begins at its top, except by Back and Forward, which return to
 * their place, and for an anchor. Earlier releases had a service worker; it is taken out.
 */
function Arrival() {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  useEffect(() => {
    navigator.serviceWorker
      ?.getRegistrations()
      .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
      // Blocked by the browser: then there is none.
      .catch(() => {})
    if (navigation === 'POP' || hash !== '') return
    const timer = setTimeout(() => scrollTo(0, 0), SCROLL_MS)
    return () => clearTimeout(timer)
  }, [pathname])
  return null
}

/**
 * A line at the upper edge while the next screen is on its way, read out as busy; what was sent covers the screen until
 * it is answered.
 */
function NavigationProgress() {
  const { state } = useNavigation()
  return (
    <>
      <LoadingOverlay isOpen={state === 'submitting'} />
      <div role="status" aria-live="polite" className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
        {state !== 'idle' && (
          <>
            <span className="sr-only">Memuat…</span>
            <span className="block h-full w-1/3 animate-pulse bg-action" aria-hidden="true" />
          </>
        )}
      </div>
    </>
  )
}
