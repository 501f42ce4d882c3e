import type { ErrorCode } from '@naikkelas/contract'
import type { DisplayCookie } from '@naikkelas/contract/identity'
import type { AppEnv } from '../../env.ts'
import type { Database, Queries } from '../database/index.ts'
import type { Keys } from '../secrets/key-ring.ts'
import type { Account } from './session.ts'

/** The tables of a realm: no other realm reads or writes them. */
export interface RealmTables {
  users: string
  sessions: string
  /** Passwords. */
  accounts: string
  /** Reset tokens, by their hash; without it passwords of this realm cannot be reset. */
  verifications?: string
  /** Column that names the user in sessions and accounts: `admin_id`. */
  userColumn: string
}

/** What display cookies say of an account. */
export type DisplayValues<Actor extends Account> = Readonly<Partial<Record<DisplayCookie, (actor: Actor) => string>>>

export interface RealmOptions<Actor extends Account> {
  /** In audit entries, idempotency keys and the purpose of the key that signs its cookies. */
  name: string
  tables: RealmTables
  cookie: {
    /** Behind the environment's name: `sid_admin`. */
    name: string
    /** A cookie that scripts may read, which says only that asking for a session may be worth it. */
    hint?: string
    /** Cookies that show the account to scripts, by what they say of it; set with the session's own. */
    display?: DisplayValues<Actor>
  }
  /** The session's account, read with every request; undefined for an account that may not act. */
  actor: (queries: Queries, userId: string) => Promise<Actor | undefined>
  /** Why an account may do nothing yet but look after itself; null where it may. @default nothing is in the way */
  restriction?: (actor: Actor, appEnv: AppEnv) => ErrorCode | null
}

export interface RealmPorts {
  database: Database
  appEnv: AppEnv
  publicUrl: string
  /** Keys for one purpose only, the current one first. */
  keyFor: (purpose: string) => Keys
  /** Brings a reset token to its owner; a realm without it resets no passwords. */
  sendResetToken?: (reset: { userId: string; email: string; token: string }) => Promise<void>
}
