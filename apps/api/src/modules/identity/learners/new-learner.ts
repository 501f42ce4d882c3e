/** An account to be made; its password was hashed before, which takes longer than a transaction should. */
export interface NewLearner {
  name: string
  email: string
  isEmailVerified: boolean
  phone: string | null
  isPhoneVerified?: boolean
  /** Null for an account that is opened by an account elsewhere. */
  passwordHash: string | null
}
