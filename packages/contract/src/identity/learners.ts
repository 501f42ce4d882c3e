import * as z from 'zod/mini'
import { legalVersionsSchema } from '../legal-versions.ts'
import { endpoint } from '../endpoint.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { emailSchema } from '../validation/email.ts'
import { newPasswordSchema, presentPasswordSchema } from '../validation/password.ts'
import { whatsappNumberSchema } from '../validation/whatsapp-number.ts'
import { accountSessionSchema, linkTokenSchema, signInChallengeSchema } from './account-access.ts'
import { guidePath } from './browser-storage.ts'

/** A person who learns and buys, as the own screens show it. */
export const learnerSchema = z.object({
  id: z.uuid(),
  /** The number that addresses and the display cookie `UserID` carry (specification, section 3). */
  number: z.int(),
  name: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** Canonical: `6281234567890`. */
  phone: z.nullable(z.string()),
  isPhoneVerified: z.boolean(),
  /** Address of the own picture on this site; null without one. */
  picture: z.nullable(z.string()),
})
export type Learner = z.infer<typeof learnerSchema>

export const learnerNameSchema = z.string({ error: 'Nama harus diisi' }).check(
  z.overwrite(plainText),
  z.regex(visiblePattern, { error: 'Nama harus diisi' }),
  z.maxLength(80, { error: 'Nama maksimal 80 karakter' }),
  // Mails greet by name, also at addresses that are not proven yet: a name must not carry a link to strangers.
  z.refine((name) => !/:\/\/|\bwww\.|[\w-]\.[a-z]{2,}\//i.test(name), { error: 'Nama tidak boleh berisi tautan' }),
)

/** A WhatsApp number that can be reached: country code and subscriber, `628123456789`. */
export const reachableNumberSchema = whatsappNumberSchema.check(
  z.refine((number) => number.length >= 9, { error: 'Nomor WhatsApp terlalu pendek' }),
)

export const ONE_TIME_CODE_LENGTH = 6

const oneTimeCodeSchema = z
  .string({ error: 'Kode harus diisi' })
  .check(z.trim(), z.regex(/^\d{6}$/, { error: 'Kode terdiri dari 6 angka' }))

/** A code on its way to its owner. */
const sentCodeSchema = z.object({ codeId: z.uuid() })
const codeAnswerSchema = z.strictObject({ codeId: z.uuid(), code: oneTimeCodeSchema })

export const registerLearner = endpoint({
  method: 'POST',
  path: '/register',
  summary: 'Ask for an account; a code is mailed, and the answer is the same for a known e-mail',
  input: {
    body: z.strictObject({
      name: learnerNameSchema,
      email: emailSchema,
      phone: reachableNumberSchema,
      password: newPasswordSchema,
    }),
  },
  output: sentCodeSchema,
  successStatus: 201,
})

export const resendRegistrationCode = endpoint({
  method: 'POST',
  path: '/register/resend',
  summary: 'Mail a new code for an account that was asked for',
  input: { body: z.strictObject({ codeId: z.uuid() }) },
  output: z.null(),
})

export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/register/confirm',
  summary: 'Make the account with the mailed code, or the token of the mailed link, and sign in',
  input: { body: z.union([codeAnswerSchema, z.strictObject({ token: linkTokenSchema })]) },
  output: learnerSchema,
  successStatus: 201,
})

export const signInLearner = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Sign in as a learner',
  input: { body: z.strictObject({ email: emailSchema, password: presentPasswordSchema }) },
  output: z.union([learnerSchema, signInChallengeSchema]),
})

export const signOutLearner = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'End this session and clear the display cookies',
  output: z.null(),
})

export const currentLearnerSchema = z.extend(learnerSchema, {
  /** A Super Admin looks at the site as this learner until then, with e-mail and number masked; null for the learner. */
  viewedUntil: z.nullable(z.iso.datetime()),
})
export type CurrentLearner = z.infer<typeof currentLearnerSchema>

export const getCurrentLearner = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'The signed-in learner',
  output: currentLearnerSchema,
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/password-resets',
  summary: 'Mail a link that sets a new password; the answer is the same for an unknown e-mail',
  input: { body: z.strictObject({ email: emailSchema }) },
  output: z.null(),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/password-resets/confirm',
  summary: 'Set a new password with the token of the mailed link; every session ends',
  input: { body: z.strictObject({ token: linkTokenSchema, newPassword: newPasswordSchema }) },
  output: z.null(),
})

export const changeLearnerPassword = endpoint({
  method: 'POST',
  path: '/me/password',
  summary: 'Change the own password; every other session ends',
  input: { body: z.strictObject({ currentPassword: presentPasswordSchema, newPassword: newPasswordSchema }) },
  output: z.null(),
})

export const updateLearnerProfile = endpoint({
  method: 'PATCH',
  path: '/me',
  summary: 'Change the own name',
  input: { body: z.strictObject({ name: learnerNameSchema }) },
  output: learnerSchema,
})

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/me/email',
  summary: 'Mail a code to a new e-mail address, which replaces the present one once it is confirmed',
  input: { body: z.strictObject({ email: emailSchema, currentPassword: presentPasswordSchema }) },
  output: sentCodeSchema,
  successStatus: 201,
})

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/me/email/confirm',
  summary: 'Replace the e-mail address with the confirmed one; every other session ends',
  input: { body: codeAnswerSchema },
  output: learnerSchema,
})

export const requestPhoneVerification = endpoint({
  method: 'POST',
  path: '/me/phone',
  summary: 'Send a code to a WhatsApp number; another one than the present needs the present password',
  input: { body: z.strictObject({ phone: reachableNumberSchema, currentPassword: z.optional(presentPasswordSchema) }) },
  output: sentCodeSchema,
  successStatus: 201,
})

export const confirmPhone = endpoint({
  method: 'POST',
  path: '/me/phone/confirm',
  summary: 'Confirm the WhatsApp number that a code was sent to',
  input: { body: codeAnswerSchema },
  output: learnerSchema,
})

export const listLearnerSessions = endpoint({
  method: 'GET',
  path: '/me/sessions',
  summary: 'Devices that are signed in',
  output: z.array(accountSessionSchema),
})

export const revokeLearnerSession = endpoint({
  method: 'DELETE',
  path: '/me/sessions/{sessionId}',
  summary: 'Sign a device out',
  input: { params: z.strictObject({ sessionId: z.uuid() }) },
  output: z.null(),
})

/** A number in JSON, its digit in a query or form. */
const guideTypeSchema = z.union(
  [
    z.literal([1, 2, 3]),
    z.pipe(
      z.enum(['1', '2', '3']),
      z.transform((digit): 1 | 2 | 3 => Number(digit) as 1 | 2 | 3),
    ),
  ],
  { error: 'Panduan ini tidak ada' },
)

export const getGuide = endpoint({
  method: 'GET',
  path: guidePath,
  summary: 'Whether the signed-in learner has finished a guided tour: status 400 while not',
  input: { query: z.strictObject({ type: guideTypeSchema }) },
  output: z.object({ type: z.literal([1, 2, 3]), status: z.literal([200, 400]) }),
  bodyStatus: ({ status }) => status,
})

export const finishGuide = endpoint({
  method: 'POST',
  path: guidePath,
  summary: 'Note that the signed-in learner has finished a guided tour',
  input: { body: z.strictObject({ type: guideTypeSchema }) },
  output: z.null(),
})

/** Days between a request for deletion and the erasure; until then the mailed link takes the request back. */
export const DELETION_GRACE_DAYS = 14

/** What is stored about a person, as its module describes it. */
export const personalDataSchema = z.object({
  exportedAt: z.iso.datetime(),
  parts: z.array(z.object({ name: z.string(), records: z.array(z.record(z.string(), z.unknown())) })),
})
export type PersonalData = z.infer<typeof personalDataSchema>

export const exportPersonalData = endpoint({
  method: 'POST',
  path: '/me/data',
  summary: 'Everything that is stored about the signed-in learner',
  input: { body: z.strictObject({ currentPassword: presentPasswordSchema }) },
  output: personalDataSchema,
})

export const requestLearnerDeletion = endpoint({
  method: 'POST',
  path: '/me/deletion',
  summary: 'Close the own account at once; it is erased after 14 days',
  input: { body: z.strictObject({ currentPassword: presentPasswordSchema }) },
  output: z.object({ erasedAt: z.iso.datetime() }),
})

export const cancelLearnerDeletion = endpoint({
  method: 'POST',
  path: '/deletions/cancel',
  summary: 'Open an account again with the token of the mailed link',
  input: { body: z.strictObject({ token: linkTokenSchema }) },
  output: z.null(),
})

/** Purposes that a person can allow or withdraw. */
export const consentPurposes = ['terms_and_privacy', 'product_news'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

export const consentSchema = z.object({
  purpose: z.enum(consentPurposes),
  isGiven: z.boolean(),
  /** Day of the text that was agreed to. */
  version: z.string(),
  /** Versions of the legal texts that were valid then; null for consents from before they had versions. */
  legalVersions: z.nullable(legalVersionsSchema),
  at: z.iso.datetime(),
})
export type Consent = z.infer<typeof consentSchema>

export const listConsents = endpoint({
  method: 'GET',
  path: '/me/consents',
  summary: 'Consents of the signed-in learner, the latest of each purpose',
  output: z.array(consentSchema),
})

export const setConsent = endpoint({
  method: 'POST',
  path: '/me/consents',
  summary: 'Give or withdraw a consent; that to the terms ends with the account',
  input: { body: z.strictObject({ purpose: z.literal('product_news'), isGiven: z.boolean() }) },
  output: z.array(consentSchema),
})
