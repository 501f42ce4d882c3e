import { ConflictDialog } from './conflict-dialog.tsx'
import { SignInAgainDialog } from './sign-in-again-dialog.tsx'
import { useRestedHands } from './use-rested-hands.ts'

export const ConflictQuestion = () => (useRestedHands() ? <ConflictDialog /> : null)

export const SignInQuestion = () => (useRestedHands() ? <SignInAgainDialog /> : null)
