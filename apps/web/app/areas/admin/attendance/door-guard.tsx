import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/**
 * Leaves this screen with its document: the camera is allowed to this document alone, and whatever comes next has one of
 * its own. Asks before while the door is without network, where nothing would open this screen again.
 */
export function DoorGuard({ isNeeded }: { isNeeded: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  const { state, location } = blocker
  const isAsking = state === 'blocked' && isNeeded
  useEffect(() => {
    if (state === 'blocked' && !isNeeded) leave(location)
  }, [state, isNeeded, location])
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={(isOpen) => !isOpen && blocker.state === 'blocked' && blocker.reset()}
      title="Tinggalkan pintu masuk?"
      description="Tanpa jaringan, halaman ini tidak dapat dibuka lagi. Yang menunggu tetap tersimpan di perangkat ini dan dikirim saat halaman ini dibuka kembali."
      confirmLabel="Tinggalkan"
      onConfirm={() => location && leave(location)}
    />
  )
}

const leave = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  window.location.assign(`${pathname}${search}${hash}`)
