import * as z from 'zod/mini'

/** What the accounts of all realms have in common: how they sign in, and where they are signed in. */

/** Of a link in a mail or message: opens once what it was sent for. */
export const linkTokenSchema = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'Tautan ini tidak lengkap' }))

export const accountSessionSchema = z.object({
  id: z.uuid(),
  /** "Chrome di Android"; the reader's own words for an unknown browser. */
  device: z.string(),
  /** Address of the network it was last used from. */
  place: z.nullable(z.string()),
  startedAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSessionSchema>

/** An answer to a sign-in whose password was right, for an account with a second factor: no session yet. */
export const signInChallengeSchema = z.object({
  /** Sent back with the code; good for ten minutes and one sign-in. */
  challenge: linkTokenSchema,
})
