import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/** Asks before another screen or the end of the tab throws away what was typed. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  // Filters of the list behind the form change the address without leaving the form.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.state === 'blocked' && blocker.reset()}
      title="Tinggalkan tanpa menyimpan?"
      description="Isian di formulir ini belum disimpan."
      confirmLabel="Tinggalkan"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
