import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { accountSessionSchema, linkTokenSchema, signInChallengeSchema } from './account-access.ts'
import { emailSchema } from '../validation/email.ts'
import { newPasswordSchema, presentPasswordSchema } from '../validation/password.ts'

/** How a partner works with us: for a share of each sale, or for a package with its own area. */
export const partnerKinds = ['commission', 'subscription'] as const
export type PartnerKind = (typeof partnerKinds)[number]

/** A person who acts for a partner, as the partner area shows it. */
export const partnerAccountSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  partner: z.object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(partnerKinds),
    reference: z.string(),
    /** Null: the partner's pages are served on our own host only. */
    subdomain: z.nullable(z.string()),
  }),
})
export type PartnerAccount = z.infer<typeof partnerAccountSchema>

export const signInPartner = endpoint({
  method: 'POST',
  path: '/partner/sign-in',
  summary: 'Sign in to the partner area',
  input: { body: z.strictObject({ email: emailSchema, password: presentPasswordSchema }) },
  output: z.union([partnerAccountSchema, signInChallengeSchema]),
})

export const signOutPartner = endpoint({
  method: 'POST',
  path: '/partner/sign-out',
  summary: 'End this session of the partner area',
  output: z.null(),
})

export const getCurrentPartnerAccount = endpoint({
  method: 'GET',
  path: '/partner/me',
  summary: 'The account that is signed in to the partner area',
  output: partnerAccountSchema,
})

export const requestPartnerPasswordReset = endpoint({
  method: 'POST',
  path: '/partner/password-resets',
  summary: 'Mail a link that sets a new password; the answer is the same for an unknown e-mail',
  input: { body: z.strictObject({ email: emailSchema }) },
  output: z.null(),
})

export const resetPartnerPassword = endpoint({
  method: 'POST',
  path: '/partner/password-resets/confirm',
  summary: 'Set a new password with the token of the mailed link; every session ends',
  input: { body: z.strictObject({ token: linkTokenSchema, newPassword: newPasswordSchema }) },
  output: z.null(),
})

export const changePartnerPassword = endpoint({
  method: 'POST',
  path: '/partner/password',
  summary: 'Change the own password; every other session ends',
  input: { body: z.strictObject({ currentPassword: presentPasswordSchema, newPassword: newPasswordSchema }) },
  output: z.null(),
})

export const listPartnerSessions = endpoint({
  method: 'GET',
  path: '/partner/sessions',
  summary: 'Devices that are signed in to the partner area with this account',
  output: z.array(accountSessionSchema),
})

export const revokePartnerSession = endpoint({
  method: 'DELETE',
  path: '/partner/sessions/{sessionId}',
  summary: 'Sign a device out of the partner area',
  input: { params: z.strictObject({ sessionId: z.uuid() }) },
  output: z.null(),
})
