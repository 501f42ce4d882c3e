import { useEffect } from 'react'
import type { BuilderParts } from '../state/builder-context.ts'

/** Joins the others on the page; what that takes is fetched once the builder stands. */
export function useLive(parts: BuilderParts): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isCurrent = true
    import('./start-live.ts').then(
      ({ startLive }) => {
        if (isCurrent) stop = startLive(parts)
      },
      // Without it one writes on as before: conflicts are found when something is saved.
      () => {},
    )
    return () => {
      isCurrent = false
      stop?.()
    }
  }, [parts])
}
