import { useEffect } from 'react'
import type { BuilderParts } from '../state/builder-context.ts'

/** Joins the other people on the page; its code is fetched once the builder is drawn. */
export function useLive(parts: BuilderParts): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isCurrent = true
    import('./start-live.ts').then(
      ({ startLive }) => {
        if (isCurrent) stop = startLive(parts)
      },
      // Without it editing continues: conflicts are found when something is saved.
      () => {},
    )
    return () => {
      isCurrent = false
      stop?.()
    }
  }, [parts])
}
