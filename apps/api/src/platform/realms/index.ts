export { hashToken } from './auth-adapter.repo.ts'
export { clearedDisplayLines } from './display-cookies.ts'
export type { OpenRealm, SessionRequest, StartedSession } from './open-realm.ts'
export {
  deletePassword,
  findPasswordHashOf,
  lockPasswordHash,
  putPasswordHash,
  setPasswordHash,
} from './passwords.repo.ts'
export { passwordFlaw } from './password.rules.ts'
export { hashPassword, isPassword } from './password-hash.ts'
export { createRealm, type Realm } from './realm.ts'
export type { RealmTables } from './realm-options.ts'
export { hintLine, ownCookie, ownCookieLine } from './session-cookie.ts'
export { type Account, type Session, SESSION_SECONDS } from './session.ts'
export {
  deleteExpiredSessions,
  deleteSession,
  deleteSessions,
  findSessions,
  type StoredSession,
} from './sessions.repo.ts'
