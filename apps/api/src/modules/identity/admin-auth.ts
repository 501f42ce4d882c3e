import { betterAuth } from 'better-auth/minimal'
import { uuidv7 } from 'uuidv7'
import type { Queries } from '../../db/index.ts'
import { adminAuthAdapter } from './auth-adapter.repo.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { type CookieRules, isSecure, sessionCookieName } from './session-cookie.ts'

/** The header better-auth reads a client's address from; ours alone, never one that a client sent. */
export const addressHeader = 'x-client-address'

const dayInSeconds = 86_400

interface AdminAuthOptions extends CookieRules {
  queries: Queries
  /** Signs the cookie's value; 32 bytes at least. */
  secret: string
}

/**
 * better-auth for the admin realm, called in process only: its own handler is never reachable, because envelope,
 * sentences, limits and the check of the origin are ours (docs/decisions/0010).
 */
export function createAdminAuth({ queries, secret, appEnv, publicUrl }: AdminAuthOptions) {
  return betterAuth({
    appName: 'Naikkelas',
    baseURL: publicUrl,
    secret,
    database: adminAuthAdapter(queries),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: isPassword },
    },
    session: {
      modelName: 'admin_sessions',
      expiresIn: 7 * dayInSeconds,
      updateAge: dayInSeconds,
      cookieCache: { enabled: false },
      fields: {
        userId: 'admin_id',
        token: 'token_hash',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    user: {
      modelName: 'admin_users',
      fields: { emailVerified: 'is_email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    account: {
      modelName: 'admin_accounts',
      fields: {
        userId: 'admin_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        password: 'password_hash',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    advanced: {
      ipAddress: { ipAddressHeaders: [addressHeader] },
      useSecureCookies: false,
      database: { generateId: () => uuidv7() },
      cookies: {
        session_token: {
          name: sessionCookieName({ appEnv, publicUrl }),
          attributes: { secure: isSecure({ appEnv, publicUrl }), httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
    },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  })
}

export type AdminAuth = ReturnType<typeof createAdminAuth>
