import { Suspense, useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { useBuilderParts, useSaving } from '../state/builder-context.ts'
import { watchWindow } from './watch-window.ts'
import { whileLine } from '../../../../shared/late/has-line.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

const load = whileLine(() => import('./leave-dialog.tsx'))
const LeaveDialog = latePart(async () => (await load()).LeaveDialog, { asksForLine: false })

/**
 * Asks before a page with unsaved changes is left: the browser's own question for closing and reloading, ours within
 * the application, where saving is tried first.
 */
export function LeaveGuard() {
  const { saver } = useBuilderParts()
  const hasPending = useSaving((state) => state.hasPending)
  useEffect(() => watchWindow(saver), [saver])
  useLeaveGuard(hasPending)
  useEffect(() => {
    // The dialog may be needed while offline, so it is loaded with the first unsaved change.
    if (hasPending) load().catch(() => {})
  }, [hasPending])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasPending && currentLocation.pathname !== nextLocation.pathname,
  )
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isCurrent = true
    saver.flush().then((isSaved) => {
      if (!isCurrent) return
      if (isSaved && !saver.getState().hasPending) blocker.proceed()
      else setAsking(true)
    }, console.error)
    return () => {
      isCurrent = false
    }
  }, [blocker, saver])
  const stay = () => {
    setAsking(false)
    blocker.reset?.()
  }
  const leave = () => {
    setAsking(false)
    blocker.proceed?.()
  }
  return (
    <Suspense fallback={null}>
      {isAsking && blocker.state === 'blocked' && <LeaveDialog onLeave={leave} onClose={stay} />}
    </Suspense>
  )
}

/** Has the browser ask before it closes, reloads or goes to another site with something unsaved. */
function useLeaveGuard(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasUnsaved])
}
