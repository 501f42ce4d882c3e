import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { presentPasswordSchema } from '../validation/password.ts'
import { linkTokenSchema } from './account-access.ts'
import { adminSchema } from './identity.ts'
import { learnerSchema } from './learners.ts'
import { partnerAccountSchema } from './partner-accounts.ts'

/**
 * Two-step verification: after the password, six digits of an authenticator app (TOTP), or one of the recovery codes. The
 * same in every realm, at paths of its own.
 */

export const recoveryCodesAtOnce = 10

const codeSchema = z
  .string({ error: 'Kode harus diisi' })
  .check(z.trim(), z.regex(/^\d{6}$/, { error: 'Kode terdiri dari 6 angka' }))

/** Six digits, or a recovery code however it is typed. */
export const anyCodeSchema = z.string({ error: 'Kode harus diisi' }).check(
  z.overwrite((typed) => typed.replace(/[\s-]+/g, '').toLowerCase()),
  z.regex(/^(?:\d{6}|[a-z2-7]{12})$/, { error: 'Ketik 6 angka dari aplikasi, atau satu kode pemulihan' }),
)

export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** By the role: it can be moved to another app, and not be switched off. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

const recoveryCodesSchema = z.object({
  /** Shown once: only their hashes are kept. */
  recoveryCodes: z.array(z.string()),
})

const statusEndpoint = (path: `/${string}`) =>
  endpoint({ method: 'GET', path, summary: 'Whether signing in asks for a code', output: secondFactorSchema })

const startEndpoint = (path: `/${string}`) =>
  endpoint({
    method: 'POST',
    path,
    summary:
      'Make the secret for an authenticator app; nothing changes until a code of it is confirmed. Where one is in use, a code of that is needed',
    input: {
      body: z.strictObject({ currentPassword: presentPasswordSchema, code: z.optional(anyCodeSchema) }),
    },
    output: z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** `otpauth://…`, for a QR code. */
      uri: z.string(),
    }),
    successStatus: 201,
  })

const confirmEndpoint = (path: `/${string}`) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'Switch two-step verification on with a code of the app; every other session ends',
    input: { body: z.strictObject({ code: codeSchema }) },
    output: recoveryCodesSchema,
  })

const renewEndpoint = (path: `/${string}`) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'Make new recovery codes; the former ones end',
    input: { body: z.strictObject({ currentPassword: presentPasswordSchema, code: anyCodeSchema }) },
    output: recoveryCodesSchema,
  })

const endEndpoint = (path: `/${string}`) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'Switch two-step verification off, with the present password and a code',
    input: { body: z.strictObject({ currentPassword: presentPasswordSchema, code: anyCodeSchema }) },
    output: z.null(),
  })

/** The second step of a sign-in. */
const answerEndpoint = <Account extends z.ZodMiniType>(path: `/${string}`, output: Account) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'Finish a sign-in with a code of the app, or a recovery code',
    input: { body: z.strictObject({ challenge: linkTokenSchema, code: anyCodeSchema }) },
    output,
  })

export const answerLearnerChallenge = answerEndpoint('/login/code', learnerSchema)
export const getLearnerSecondFactor = statusEndpoint('/me/second-factor')
export const startLearnerSecondFactor = startEndpoint('/me/second-factor')
export const confirmLearnerSecondFactor = confirmEndpoint('/me/second-factor/confirm')
export const renewLearnerRecoveryCodes = renewEndpoint('/me/second-factor/recovery-codes')
export const endLearnerSecondFactor = endEndpoint('/me/second-factor/end')

export const answerPartnerChallenge = answerEndpoint('/partner/sign-in/code', partnerAccountSchema)
export const getPartnerSecondFactor = statusEndpoint('/partner/second-factor')
export const startPartnerSecondFactor = startEndpoint('/partner/second-factor')
export const confirmPartnerSecondFactor = confirmEndpoint('/partner/second-factor/confirm')
export const renewPartnerRecoveryCodes = renewEndpoint('/partner/second-factor/recovery-codes')
export const endPartnerSecondFactor = endEndpoint('/partner/second-factor/end')

export const answerAdminChallenge = answerEndpoint('/admin/sign-in/code', adminSchema)
export const getAdminSecondFactor = statusEndpoint('/admin/second-factor')
export const startAdminSecondFactor = startEndpoint('/admin/second-factor')
export const confirmAdminSecondFactor = confirmEndpoint('/admin/second-factor/confirm')
export const renewAdminRecoveryCodes = renewEndpoint('/admin/second-factor/recovery-codes')
export const endAdminSecondFactor = endEndpoint('/admin/second-factor/end')
