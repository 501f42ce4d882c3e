import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainLines, visiblePattern } from '../plain-text.ts'
import { dayField } from '../validation/day.ts'

export const userStatuses = ['active', 'blocked', 'closed'] as const
/** `closed`: its owner asked for deletion, and it is erased after the period of grace. */
export type UserStatus = (typeof userStatuses)[number]

const userSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  name: z.string(),
  /** With most characters hidden: `s•••@g•••.com`. */
  maskedEmail: z.string(),
  isEmailVerified: z.boolean(),
  /** `+62 812•••7890`; null without a number. */
  maskedPhone: z.nullable(z.string()),
  isPhoneVerified: z.boolean(),
  status: z.enum(userStatuses),
  registeredAt: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>

export const userEventKinds = [
  'registered',
  'profile_changed',
  'password_changed',
  'email_changed',
  'phone_verified',
  'data_exported',
  'deletion_requested',
  'deletion_cancelled',
  'second_factor_on',
  'second_factor_moved',
  'second_factor_off',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'google_unlinked',
  'session_ended',
  'email_verified_by_admin',
  'phone_verified_by_admin',
  'blocked',
  'unblocked',
  'contact_shown',
  'merged',
  'viewed_as',
] as const
export type UserEventKind = (typeof userEventKinds)[number]

const userEventSchema = z.object({
  id: z.string(),
  kind: z.enum(userEventKinds),
  /** Name of the admin; null for what the person did. */
  admin: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  at: z.iso.datetime(),
})
export type UserEvent = z.infer<typeof userEventSchema>

const userNoteSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Null once that admin's account is gone. */
  admin: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  at: z.iso.datetime(),
})
export type UserNote = z.infer<typeof userNoteSchema>

const userDetailSchema = z.extend(userSchema, {
  /** Of the latest sign-in that still has a session; null without one. */
  lastSeenAt: z.nullable(z.iso.datetime()),
  sessions: z.int(),
  /** Whether a code is asked for after the password. */
  hasSecondFactor: z.boolean(),
  /** Numbers of accounts that were merged into this one. */
  mergedNumbers: z.array(z.int()),
  notes: z.array(userNoteSchema),
  /** Latest first, at most 100. */
  events: z.array(userEventSchema),
})
export type UserDetail = z.infer<typeof userDetailSchema>

/** Rows of a page of the list. */
export const usersPerPage = 25

const day = dayField('Tanggal ini tidak dikenal')

const filter = {
  /** A part of a name, a whole e-mail or WhatsApp number, or the number of the account. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  status: z.optional(z.enum(userStatuses)),
  /** First and last day of registration, in WIB. */
  from: z.optional(day),
  until: z.optional(day),
}
export const userFilterSchema = z.strictObject(filter)
export type UserFilter = z.infer<typeof userFilterSchema>

const accountNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  summary: 'List learners, latest first, with their contact data masked',
  input: {
    query: z.strictObject({
      ...filter,
      /** The page after the account of this number: those that registered before it. */
      older: z.optional(accountNumber),
      /** The page before the account of this number. */
      newer: z.optional(accountNumber),
    }),
  },
  /** Numbers that the neighbouring pages are asked for with; null where there is none. */
  output: z.object({ items: z.array(userSchema), older: z.nullable(z.int()), newer: z.nullable(z.int()) }),
})

const userId = z.strictObject({ userId: z.uuid() })

export const userReasonSchema = z
  .string({ error: 'Alasan harus diisi' })
  .check(
    z.overwrite(plainLines),
    z.regex(visiblePattern, { error: 'Alasan harus diisi', abort: true }),
    z.minLength(5, { error: 'Tulis alasan minimal 5 karakter' }),
    z.maxLength(300, { error: 'Alasan maksimal 300 karakter' }),
  )
const withReason = z.strictObject({ reason: userReasonSchema })

export const getUser = endpoint({
  method: 'GET',
  path: '/admin/users/{userId}',
  summary: 'One learner with notes and timeline; contact data are masked',
  input: { params: userId },
  output: userDetailSchema,
})

export const revealUserContact = endpoint({
  method: 'POST',
  path: '/admin/users/{userId}/contact',
  summary: 'Show e-mail and number of a learner; the reason is kept in the audit log',
  input: { params: userId, body: withReason },
  output: z.object({ email: z.string(), phone: z.nullable(z.string()) }),
})

export const verifyUserContact = endpoint({
  method: 'POST',
  path: '/admin/users/{userId}/verify',
  summary: 'Mark the e-mail or the number of a learner as verified',
  input: {
    params: userId,
    body: z.strictObject({ contact: z.enum(['email', 'phone']), reason: userReasonSchema }),
  },
  output: userSchema,
})

export const blockUser = endpoint({
  method: 'POST',
  path: '/admin/users/{userId}/block',
  summary: 'Block a learner; every session ends with its next request',
  input: { params: userId, body: withReason },
  output: userSchema,
})

export const unblockUser = endpoint({
  method: 'POST',
  path: '/admin/users/{userId}/unblock',
  summary: 'Let a blocked learner sign in again',
  input: { params: userId, body: withReason },
  output: userSchema,
})

export const mergeUsers = endpoint({
  method: 'POST',
  path: '/admin/users/{userId}/merge',
  summary:
    'Make two accounts of one person one: this one keeps number, e-mail and password, everything else of the other moves here; for super admins',
  input: { params: userId, body: z.strictObject({ mergedUserId: z.uuid(), reason: userReasonSchema }) },
  output: userSchema,
})

/** How long a Super Admin looks at the site as a learner. */
export const VIEW_MINUTES = 15

/** Behind the environment's name, as the cookies of sessions are. */
export const viewCookie = 'view_learner'

export const viewAsUser = endpoint({
  method: 'POST',
  path: '/admin/users/{userId}/view',
  summary:
    'Look at the site as this learner: nothing can be changed, and what is secret stays hidden; for super admins',
  input: { params: userId, body: withReason },
  output: z.object({
    endsAt: z.iso.datetime(),
    /** Of the learner's own page. */
    address: z.string(),
  }),
  successStatus: 201,
})

export const endUserView = endpoint({
  method: 'DELETE',
  path: '/admin/user-view',
  summary: 'Stop looking at the site as a learner',
  output: z.null(),
})

/** Notes of one learner. */
export const userNotesAtMost = 100

export const createUserNote = endpoint({
  method: 'POST',
  path: '/admin/users/{userId}/notes',
  summary: 'Add a note about a learner; the person gets it with the copy of their data',
  input: {
    params: userId,
    body: z.strictObject({
      text: z
        .string({ error: 'Catatan harus diisi' })
        .check(
          z.overwrite(plainLines),
          z.regex(visiblePattern, { error: 'Catatan harus diisi' }),
          z.maxLength(2_000, { error: 'Catatan maksimal 2.000 karakter' }),
        ),
    }),
  },
  /** All notes as they are then. */
  output: z.array(userNoteSchema),
  successStatus: 201,
})

export const deleteUserNote = endpoint({
  method: 'DELETE',
  path: '/admin/users/{userId}/notes/{noteId}',
  summary: 'Delete the own note; a Super Admin may delete every one',
  input: { params: z.strictObject({ userId: z.uuid(), noteId: z.uuid() }) },
  /** All notes as they are then. */
  output: z.array(userNoteSchema),
})
