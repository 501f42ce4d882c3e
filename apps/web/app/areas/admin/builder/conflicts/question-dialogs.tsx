import { Button } from '@naikkelas/ui/button'
import { useState } from 'react'
import { ConflictDialog } from './conflict-dialog.tsx'
import { SignInAgainDialog } from './sign-in-again-dialog.tsx'
import { useRestedHands } from './use-rested-hands.ts'
import { useTextLeft } from './use-text-left.ts'

export const ConflictQuestion = () => (useRestedHands() ? <ConflictDialog /> : null)

/** Says that the session ended, beside the text that is being written, and asks once that is left. */
export function SignInQuestion() {
  const isTextLeft = useTextLeft()
  const [isWanted, setIsWanted] = useState(false)
  if (isTextLeft || isWanted) return <SignInAgainDialog />
  return (
    // On phones the toolbar of the selected section is fixed above the panels' bar, and this above the toolbar.
    <div
      role="alert"
      className="fixed inset-x-4 bottom-20 max-sm:bottom-[calc(7.5rem+env(safe-area-inset-bottom))] z-40 mx-auto flex w-fit max-w-lg items-center gap-3 rounded-surface border border-line bg-surface p-3 text-app-sm shadow-e3 lg:bottom-6"
    >
      <span>Sesi Anda sudah berakhir. Tulisan Anda aman di browser ini.</span>
      <Button size="sm" variant="primary" className="shrink-0 whitespace-nowrap" onClick={() => setIsWanted(true)}>
        Masuk lagi
      </Button>
    </div>
  )
}
