import { Suspense } from 'react'
import { latePart } from '../../../../shared/late/late-part.tsx'
import { useSaving } from '../builder-context.ts'
import { useRestedHands } from './use-rested-hands.ts'

// Most visits need neither.
const ConflictDialog = latePart(async () => (await import('./conflict-dialog.tsx')).ConflictDialog)
const SignInAgainDialog = latePart(async () => (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog)

/** What saving has to ask: whose words stay, and who is there. */
export function SavingQuestions() {
  const hasConflict = useRestedHands(useSaving((state) => state.needsReload || state.conflicts.length > 0))
  const needsSignIn = useRestedHands(useSaving((state) => state.needsSignIn))
  return (
    <Suspense fallback={null}>
      {hasConflict && <ConflictDialog />}
      {needsSignIn && <SignInAgainDialog />}
    </Suspense>
  )
}
