import { Suspense } from 'react'
import { latePart } from '../../../../shared/late/late-part.tsx'
import { useSaving } from '../state/builder-context.ts'

// Most visits need neither.
const ConflictQuestion = latePart(async () => (await import('./question-dialogs.tsx')).ConflictQuestion)
const SignInQuestion = latePart(async () => (await import('./question-dialogs.tsx')).SignInQuestion)

/** Questions of the saver: which value to keep, and the sign-in after a session ended. */
export function SavingQuestions() {
  const hasConflict = useSaving((state) => state.needsReload || state.conflicts.length > 0)
  const needsSignIn = useSaving((state) => state.needsSignIn)
  return (
    <Suspense fallback={null}>
      {hasConflict && <ConflictQuestion />}
      {needsSignIn && <SignInQuestion />}
    </Suspense>
  )
}
