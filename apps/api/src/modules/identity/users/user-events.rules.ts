import type { UserEventKind } from '@naikkelas/contract/identity'

/** Endpoints of the audit log that belong to a person's timeline, with what they say there. */
const ownActs: Readonly<Record<string, UserEventKind>> = {
  'PATCH /me': 'profile_changed',
  'POST /me/password': 'password_changed',
  'POST /me/email/confirm': 'email_changed',
  'POST /me/phone/confirm': 'phone_verified',
  'POST /me/data': 'data_exported',
  'POST /me/deletion': 'deletion_requested',
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
  /** Of an admin's act: how the account was, and how it is then. */
  before: unknown
  after: unknown
}

/** Null for what does not belong on a timeline. */
export function userEventOf({ realm, endpoint, before, after }: Entry): UserEventKind | null {
  if (realm === 'learner') return ownActs[endpoint] ?? null
  if (endpoint !== 'POST /admin/users/{userId}/verify') return adminActs[endpoint] ?? null
  return isEmailVerified(before) === isEmailVerified(after) ? 'phone_verified_by_admin' : 'email_verified_by_admin'
}

function isEmailVerified(facts: unknown): unknown {
  return typeof facts === 'object' && facts !== null && 'isEmailVerified' in facts ? facts.isEmailVerified : undefined
}
