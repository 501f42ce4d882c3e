import { Suspense } from 'react'
import { latePart } from '../../../../shared/late/late-part.tsx'
import { useSaving } from '../state/builder-context.ts'

// Most visits need neither.
const ConflictQuestion = latePart(async () => (await import('./asked-questions.tsx')).ConflictQuestion)
const SignInQuestion = latePart(async () => (await import('./asked-questions.tsx')).SignInQuestion)

/** What saving has to ask: whose words stay, and who is there. */
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
