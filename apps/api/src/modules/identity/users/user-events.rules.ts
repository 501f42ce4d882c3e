import type { UserEventKind } from '@naikkelas/contract/identity'

/** Endpoints of the audit log that belong to a person's timeline, with what they say there. */
const ownActs: Readonly<Record<string, UserEventKind>> = {
  'PATCH /me': 'profile_changed',
  'POST /me/password': 'password_changed',
  'POST /me/email/confirm': 'email_changed',
  'POST /me/phone/confirm': 'phone_verified',
  'POST /me/data': 'data_exported',
  'POST /me/deletion': 'deletion_requested',
  'POST /deletions/cancel': 'deletion_cancelled',
  'POST /me/second-factor/recovery-codes': 'recovery_codes_renewed',
  'POST /me/second-factor/end': 'second_factor_off',
  'POST /me/passkeys': 'passkey_added',
  'POST /me/passkeys/{passkeyId}/remove': 'passkey_removed',
  'POST /me/google/unlink': 'google_unlinked',
  'DELETE /me/sessions/{sessionId}': 'session_ended',
}

const adminActs: Readonly<Record<string, UserEventKind>> = {
  'POST /admin/users/{userId}/contact': 'contact_shown',
  'POST /admin/users/{userId}/block': 'blocked',
  'POST /admin/users/{userId}/unblock': 'unblocked',
  'POST /admin/users/{userId}/merge': 'merged',
  'POST /admin/users/{userId}/view': 'viewed_as',
}

interface Entry {
  realm: string
  endpoint: string
  /** How the account, or its second factor, was, and how it is then. */
  before: unknown
  after: unknown
}

/** Null for what does not belong on a timeline. */
export function userEventOf({ realm, endpoint, before, after }: Entry): UserEventKind | null {
  if (realm === 'learner' && endpoint === 'POST /me/second-factor/confirm')
    return factOf(before, 'isOn') === true ? 'second_factor_moved' : 'second_factor_on'
  if (realm === 'learner') return ownActs[endpoint] ?? null
  if (endpoint !== 'POST /admin/users/{userId}/verify') return adminActs[endpoint] ?? null
  const isPhone = factOf(before, 'isEmailVerified') === factOf(after, 'isEmailVerified')
  return isPhone ? 'phone_verified_by_admin' : 'email_verified_by_admin'
}

const factOf = (facts: unknown, name: string): unknown =>
  typeof facts === 'object' && facts !== null ? Object.entries(facts).find(([key]) => key === name)?.[1] : undefined
