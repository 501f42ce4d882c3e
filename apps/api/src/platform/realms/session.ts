import type { ErrorCode } from '@naikkelas/contract'

/** A session that is not used ends after a week. */
export const SESSION_SECONDS = 7 * 86_400

/** A session that is used is prolonged once a day. */
export const PROLONG_AFTER_SECONDS = 86_400

/** An account of any realm; each realm adds its own fields. */
export interface Account {
  id: string
}

/** A valid session and its account. */
export interface Session<Actor extends Account = Account> {
  id: string
  actor: Actor
  /** What the account has to do first; until then only endpoints that are `openToRestricted` answer. */
  restriction: ErrorCode | null
  /** It is a Super Admin who looks at the site as this account: nothing is changed, and what is secret stays hidden. */
  view?: { endsAt: Date }
}
