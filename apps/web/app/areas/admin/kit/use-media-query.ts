import { useSyncExternalStore } from 'react'

/** Whether a media query holds now. The builder is drawn in the browser only, so there is always an answer. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Where panels stand beside the canvas; below it they are sheets. */
export const wideScreen = '(min-width: 1024px)'
