import { betterAuth } from 'better-auth/minimal'
import { uuidv7 } from 'uuidv7'
import type { Queries } from '../database/index.ts'
import { realmAuthAdapter } from './auth-adapter.repo.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import type { RealmPorts, RealmTables } from './realm-options.ts'
import { PROLONG_AFTER_SECONDS, SESSION_SECONDS } from './session.ts'
import { type CookieRules, isSecure, sessionCookieName } from './session-cookie.ts'

/** The header better-auth reads a client's address from; ours alone, never one that a client sent. */
export const addressHeader = 'x-client-address'

const RESET_TOKEN_SECONDS = 3_600

interface RealmAuthOptions {
  name: string
  tables: RealmTables
  queries: Queries
  cookieRules: CookieRules
  /** Signs the cookie's value; 32 bytes at least. */
  secret: string
  sendResetToken: RealmPorts['sendResetToken']
}

/**
 * better-auth for one realm, called in process only: its own handler is never reachable, because envelope, sentences,
 * limits and the check of the origin are ours (docs/decisions/0010).
 */
export function createRealmAuth({ name, tables, queries, cookieRules, secret, sendResetToken }: RealmAuthOptions) {
  const { users, sessions, accounts, verifications, userColumn } = tables
  return betterAuth({
    appName: 'Naikkelas',
    baseURL: cookieRules.publicUrl,
    secret,
    database: realmAuthAdapter(queries, { name, tables }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: isPassword },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_TOKEN_SECONDS,
      ...(sendResetToken && {
        sendResetPassword: ({ user, token }: { user: { id: string; email: string }; token: string }) =>
          sendResetToken({ userId: user.id, email: user.email, token }),
      }),
    },
    session: {
      modelName: sessions,
      expiresIn: SESSION_SECONDS,
      updateAge: PROLONG_AFTER_SECONDS,
      cookieCache: { enabled: false },
      fields: {
        userId: userColumn,
        token: 'token_hash',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    user: {
      modelName: users,
      fields: { emailVerified: 'is_email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    account: {
      modelName: accounts,
      fields: {
        userId: userColumn,
        providerId: 'provider_id',
        accountId: 'account_id',
        password: 'password_hash',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    ...(verifications !== undefined && {
      verification: {
        modelName: verifications,
        fields: {
          identifier: 'identifier_hash',
          expiresAt: 'expires_at',
          createdAt: 'created_at',
          updatedAt: 'updated_at',
        },
      },
    }),
    advanced: {
      ipAddress: { ipAddressHeaders: [addressHeader] },
      useSecureCookies: false,
      // Joined by our adapter: better-auth's own way prints a failed statement with its values on the console.
      database: { generateId: () => uuidv7(), joins: true },
      cookies: {
        session_token: {
          name: sessionCookieName(cookieRules),
          attributes: { secure: isSecure(cookieRules), httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
    },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  })
}

export type RealmAuth = ReturnType<typeof createRealmAuth>
