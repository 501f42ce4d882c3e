import * as z from 'zod'
import { defineJob, doubling, type JobDefinition } from '../../../platform/jobs/index.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { findOpenCode, issueCode, type OneTimeCode } from '../../../platform/one-time-codes/index.ts'
import type { Account, RealmTables } from '../../../platform/realms/index.ts'
import type { AppEnv } from '../../../env.ts'
import { passwordResetMail } from './access-mails.rules.ts'

/** An account that has a password and can be reached by mail. */
export interface ReachableAccount extends Account {
  name: string
  email: string
}

interface AccessOptions<Actor extends ReachableAccount> {
  /** Of the realm: in limits, codes and keys of mails. */
  realm: string
  tables: RealmTables
  /** Table of the devices that accounts have signed in from. */
  devices: string
  /** Accounts that may act; `email` in lower case. */
  findActive: (queries: Queries, id: string) => Promise<Actor | undefined>
  findActiveByEmail: (queries: Queries, email: string) => Promise<Actor | undefined>
  /** Why an account may not act; shown to its proven owner only. Null where it may, or is gone. */
  findRefusal: (queries: Queries, id: string) => Promise<'account_blocked' | 'account_closed' | null>
  /** Whose second factor cannot be switched off. @default no account's */
  needsSecondFactor?: (actor: Actor, appEnv: AppEnv) => boolean
  /** The screen that asks for a new password, also the one that the mailed link opens. */
  resetPath: `/${string}`
  /** Sign-ins from one network in a quarter of an hour, and from all of them together in a minute. */
  signIns: { perNetwork: number; everyone: number }
  /** The job that mails the link of a reset, for people who look after jobs. */
  mailReset: { name: string; label: string }
}

const linkingSchema = z.object({ issuer: z.string(), subject: z.string(), email: z.string() })

/** An account elsewhere that is linked once the sign-in that showed it has come to its end. */
export type Linking = z.output<typeof linkingSchema>

const challengeSchema = z.object({
  /** That was typed with the password; null where something else than a password was right. */
  email: z.nullable(z.string()),
  passwordMark: z.string(),
  linking: z.optional(linkingSchema),
})

const ceremonySchema = z.object({ challenge: z.string() })

/** What the answer of a passkey must have signed. */
export type Ceremony = z.output<typeof ceremonySchema>

/** What access to the accounts of a realm needs; the services of this folder work with any realm that has one. */
export interface AccountAccess<Actor extends ReachableAccount> extends Omit<AccessOptions<Actor>, 'mailReset'> {
  resetCode: OneTimeCode<{ email: string }>
  /** Opened by a right password, or by an account elsewhere; answered with a code. */
  challengeCode: OneTimeCode<z.output<typeof challengeSchema>>
  /** A passkey that is being made, and one that signs in. */
  passkeyCode: OneTimeCode<Ceremony>
  passkeySignInCode: OneTimeCode<Ceremony>
  /** A module lists it among its jobs. */
  mailReset: JobDefinition<{ codeId: string; sending: number }>
}

const resetPayload = z.object({ codeId: z.uuid(), sending: z.int() })

export function createAccountAccess<Actor extends ReachableAccount>(
  options: AccessOptions<Actor>,
): AccountAccess<Actor> {
  const { realm, findActiveByEmail, resetPath, mailReset } = options
  /** By a link alone. */
  const resetCode: OneTimeCode<{ email: string }> = {
    realm,
    purpose: 'reset_password',
    payload: z.object({ email: z.string() }),
    minutes: 30,
  }
  return {
    ...options,
    resetCode,
    challengeCode: {
      realm,
      purpose: 'second_factor',
      payload: challengeSchema,
      minutes: 10,
    },
    passkeyCode: { realm, purpose: 'passkey', payload: ceremonySchema, minutes: 5 },
    passkeySignInCode: { realm, purpose: 'passkey_sign_in', payload: ceremonySchema, minutes: 5 },
    /*
     * Whether the e-mail is known is looked up here and not by the request: its answer, its time and what it writes are
     * the same for every address.
     */
    mailReset: defineJob<z.output<typeof resetPayload>>({
      ...mailReset,
      payload: resetPayload,
      retry: doubling({ firstSeconds: 5, longestSeconds: 60, totalSeconds: 600 }),
      async handleWithin(ctx, { codeId, sending }, tx) {
        const open = await findOpenCode(tx, resetCode, codeId)
        const account = open && (await findActiveByEmail(tx, open.payload.email))
        const issued = account && (await issueCode(ctx, tx, codeId))
        if (!account || !issued) return
        const link = `${ctx.publicUrl}${resetPath}?token=${issued.token}`
        await queueMail(ctx, tx, {
          key: `password-reset:${codeId}:${sending}`,
          to: { name: account.name, address: account.email },
          ...passwordResetMail({ name: account.name, link, publicUrl: ctx.publicUrl }),
        })
      },
    }),
  }
}
