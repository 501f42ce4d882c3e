import type { FormResult } from '../../../shared/forms/form-result.ts'

export type SignInTab = 'sign_in' | 'register'

/** A refused form with what was typed, passwords apart. */
export type SignInResult = FormResult & {
  tab: SignInTab
  typed: { name?: string; email: string; phone?: string }
}
