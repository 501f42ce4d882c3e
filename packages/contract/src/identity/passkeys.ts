import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { presentPasswordSchema } from '../validation/password.ts'
import { linkTokenSchema } from './account-access.ts'
import { adminSchema } from './identity.ts'
import { learnerSchema } from './learners.ts'
import { anyCodeSchema } from './second-factors.ts'

/**
 * Passkeys (WebAuthn): a key pair in the device, opened by fingerprint, face or PIN. The device and what opens it are two
 * factors, so no further code is asked for.
 */

export const passkeysAtMost = 20

const nameSchema = z
  .string({ error: 'Nama harus diisi' })
  .check(
    z.overwrite(plainText),
    z.regex(visiblePattern, { error: 'Nama harus diisi' }),
    z.maxLength(60, { error: 'Nama maksimal 60 karakter' }),
  )

export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether its owner's other devices have it too, so that it outlives this one. */
  isBackedUp: z.boolean(),
  createdAt: z.iso.datetime(),
  usedAt: z.nullable(z.iso.datetime()),
})
export type Passkey = z.infer<typeof passkeySchema>

/** Bytes in base64url. */
const bytesSchema = z.string().check(z.regex(/^[\w-]{1,8192}$/))

/** What the browser's own part is handed and answers with, as WebAuthn writes it in JSON. */
const creationOptionsSchema = z.looseObject({
  challenge: bytesSchema,
  rp: z.object({ name: z.string(), id: z.optional(z.string()) }),
  user: z.object({ id: bytesSchema, name: z.string(), displayName: z.string() }),
})
const requestOptionsSchema = z.looseObject({ challenge: bytesSchema, rpId: z.string() })

const attestationSchema = z.object({
  id: bytesSchema,
  rawId: bytesSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytesSchema,
    attestationObject: bytesSchema,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
})
export const passkeyAssertionSchema = z.object({
  id: bytesSchema,
  rawId: bytesSchema,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
    userHandle: z.optional(bytesSchema),
  }),
})
export type PasskeyAttestation = z.infer<typeof attestationSchema>
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>

/** Sent back with the device's answer; good for five minutes and one answer. */
const ceremonySchema = linkTokenSchema

const listEndpoint = (path: `/${string}`) =>
  endpoint({ method: 'GET', path, summary: 'Passkeys of the own account', output: z.array(passkeySchema) })

const startEndpoint = (path: `/${string}`) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'Begin a new passkey, after the present password and, with two-step verification, a code',
    input: {
      body: z.strictObject({ currentPassword: presentPasswordSchema, code: z.optional(anyCodeSchema) }),
    },
    output: z.object({ ceremony: ceremonySchema, options: creationOptionsSchema }),
    successStatus: 201,
  })

const addEndpoint = (path: `/${string}`) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'Keep the passkey that the device has made, named after the browser',
    input: { body: z.strictObject({ ceremony: ceremonySchema, response: attestationSchema }) },
    output: passkeySchema,
    successStatus: 201,
  })

const params = z.strictObject({ passkeyId: z.uuid() })

const renameEndpoint = (path: `/${string}`) =>
  endpoint({
    method: 'PATCH',
    path,
    summary: 'Name a passkey',
    input: { params, body: z.strictObject({ name: nameSchema }) },
    output: z.null(),
  })

const removeEndpoint = (path: `/${string}`) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'Remove a passkey, after the present password',
    input: { params, body: z.strictObject({ currentPassword: presentPasswordSchema }) },
    output: z.null(),
  })

const startSignInEndpoint = (path: `/${string}`) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'Begin a sign-in with a passkey',
    output: z.object({ ceremony: ceremonySchema, options: requestOptionsSchema }),
    successStatus: 201,
  })

const signInEndpoint = <Account extends z.ZodMiniType>(path: `/${string}`, output: Account) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'Sign in with the answer of a passkey',
    input: { body: z.strictObject({ ceremony: ceremonySchema, response: passkeyAssertionSchema }) },
    output,
  })

export const listLearnerPasskeys = listEndpoint('/me/passkeys')
export const startLearnerPasskey = startEndpoint('/me/passkeys/options')
export const addLearnerPasskey = addEndpoint('/me/passkeys')
export const renameLearnerPasskey = renameEndpoint('/me/passkeys/{passkeyId}')
export const removeLearnerPasskey = removeEndpoint('/me/passkeys/{passkeyId}/remove')
export const startLearnerPasskeySignIn = startSignInEndpoint('/login/passkey/options')
export const signInLearnerByPasskey = signInEndpoint('/login/passkey', learnerSchema)

export const listAdminPasskeys = listEndpoint('/admin/passkeys')
export const startAdminPasskey = startEndpoint('/admin/passkeys/options')
export const addAdminPasskey = addEndpoint('/admin/passkeys')
export const renameAdminPasskey = renameEndpoint('/admin/passkeys/{passkeyId}')
export const removeAdminPasskey = removeEndpoint('/admin/passkeys/{passkeyId}/remove')
export const startAdminPasskeySignIn = startSignInEndpoint('/admin/sign-in/passkey/options')
export const signInAdminByPasskey = signInEndpoint('/admin/sign-in/passkey', adminSchema)
