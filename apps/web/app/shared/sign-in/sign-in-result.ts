import type { FormResult } from '../forms/form-result.ts'

export type SignInTab = 'sign_in' | 'register'

/** What has happened before a sign-in. */
export interface SignInNotice {
  tone: 'ok' | 'info' | 'danger'
  text: string
}

/** A refused form with what was typed, passwords apart. */
export type SignInResult = FormResult & {
  tab: SignInTab
  typed: { name?: string; email: string; phone?: string }
}
