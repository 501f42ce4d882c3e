import { signOutLearner } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'

/** Asks, then ends the session and leaves nothing of it in this browser. */
export function SignOutButton() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Keluar</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Anda yakin ingin keluar ?"
        onConfirm={signOut}
        errorMessage={messageOf}
      />
    </>
  )
}

async function signOut() {
  await call(signOutLearner, {})
  localStorage.clear()
  sessionStorage.clear()
  // A whole new document: nothing of the session stays in memory.
  location.assign('/login')
}
