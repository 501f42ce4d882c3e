import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { presentPasswordSchema } from '../validation/password.ts'
import { linkTokenSchema, signInChallengeSchema } from './account-access.ts'
import { learnerSchema } from './learners.ts'

/** Signing in with a Google account. Without the operator's keys all but the first and the last answer 404. */

export const getSignInOffer = endpoint({
  method: 'GET',
  path: '/login/offer',
  summary: 'Which ways to sign in there are besides e-mail and password',
  output: z.object({ hasGoogle: z.boolean() }),
})

export const startGoogleSignIn = endpoint({
  method: 'POST',
  path: '/login/google',
  summary: 'Begin a sign-in at Google; the browser goes to the address and keeps the trip to itself',
  output: z.object({
    address: z.url(),
    /** Good for ten minutes and one return. */
    trip: linkTokenSchema,
  }),
  successStatus: 201,
})

/** A Google account that may belong to an account here: its owner shows it with the password. */
const passwordNeededSchema = z.object({
  /** Sent back with the password; good for ten minutes. */
  link: linkTokenSchema,
  email: z.string(),
})

export const finishGoogleSignIn = endpoint({
  method: 'POST',
  path: '/login/google/finish',
  summary: 'Finish a sign-in at Google with the query of the address that the browser came back to',
  input: {
    body: z.strictObject({ trip: linkTokenSchema, query: z.string().check(z.maxLength(4_096)) }),
  },
  output: z.union([learnerSchema, signInChallengeSchema, passwordNeededSchema]),
})

export const linkGoogle = endpoint({
  method: 'POST',
  path: '/login/google/link',
  summary: 'Sign in with the password and link the Google account that asked for it',
  input: { body: z.strictObject({ link: linkTokenSchema, password: presentPasswordSchema }) },
  output: z.union([learnerSchema, signInChallengeSchema]),
})

export const signInMethodsSchema = z.object({
  /** An account that was made with Google has none until its owner sets one. */
  hasPassword: z.boolean(),
  /** The linked Google account; null for none. */
  google: z.nullable(z.object({ email: z.string(), linkedAt: z.iso.datetime() })),
})
export type SignInMethods = z.infer<typeof signInMethodsSchema>

export const getSignInMethods = endpoint({
  method: 'GET',
  path: '/me/sign-in-methods',
  summary: 'How the signed-in learner signs in',
  output: signInMethodsSchema,
})

export const unlinkGoogle = endpoint({
  method: 'POST',
  path: '/me/google/unlink',
  summary: 'Forget the linked Google account; needs the present password, so there is another way in',
  input: { body: z.strictObject({ currentPassword: presentPasswordSchema }) },
  output: signInMethodsSchema,
})
