import type { Saver } from '../save/saver-types.ts'

/** Passes browser events to the saver: online and offline, tab hidden, shown and closed. */
export function watchWindow(saver: Saver): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  window.addEventListener('online', () => saver.resume(), { signal })
  window.addEventListener('offline', () => saver.goOffline(), { signal })
  window.addEventListener('pagehide', () => saver.sendOnLeave(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      // A phone may discard a hidden page without another event.
      if (document.visibilityState === 'hidden') void saver.flush()
      else void saver.refresh()
    },
    { signal },
  )
  return () => listeners.abort()
}
