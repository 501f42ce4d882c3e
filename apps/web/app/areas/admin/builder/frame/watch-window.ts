import type { Saver } from '../save/saver-types.ts'

/** Lets the saver hear of the browser: the network going and coming, the tab being hidden, shown and left. */
export function watchWindow(saver: Saver): () => void {
  const heard = new AbortController()
  const { signal } = heard
  window.addEventListener('online', () => saver.resume(), { signal })
  window.addEventListener('offline', () => saver.goOffline(), { signal })
  window.addEventListener('pagehide', () => saver.sendOnLeave(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      // A phone may drop a hidden page without another word.
      if (document.visibilityState === 'hidden') void saver.flush()
      else void saver.refresh()
    },
    { signal },
  )
  return () => heard.abort()
}
