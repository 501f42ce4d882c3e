import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { adminMenus, menuCapabilities } from '../enumerations/index.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { emailSchema } from '../validation/email.ts'
import { newPasswordSchema } from '../validation/password.ts'
import { adminSchema } from './identity.ts'

/** Hours for which an invitation can be accepted. */
export const INVITATION_HOURS = 72

/** An account of the back office as those see it who answer for all of them. */
export const adminAccountSchema = z.extend(adminSchema, {
  /** `invited` until the invitation is accepted: it cannot sign in. */
  state: z.enum(['active', 'invited', 'suspended']),
  createdAt: z.iso.datetime(),
  /** Until when the link of an invitation is good; null once it has expired, and where there is none. */
  invitationEndsAt: z.nullable(z.iso.datetime()),
})
export type AdminAccount = z.infer<typeof adminAccountSchema>

const adminId = z.strictObject({ adminId: z.uuid() })
const currentPassword = z
  .string({ error: 'Kata sandi harus diisi' })
  .check(z.minLength(1, { error: 'Kata sandi harus diisi' }), z.maxLength(128))

/** Super Admin 0, Admin 1, Forum 2; menus hold for 1 and 2. */
const access = {
  role: z.union([z.literal(0), z.literal(1), z.literal(2)], { error: 'Pilih peran' }),
  menus: z
    .array(z.strictObject({ menu: z.enum(adminMenus), capability: z.enum(menuCapabilities) }))
    .check(z.maxLength(adminMenus.length * menuCapabilities.length)),
}

export const listAdmins = endpoint({
  method: 'GET',
  path: '/admin/admins',
  summary: 'Accounts of the back office by name, suspended and invited ones too; for super admins',
  output: z.array(adminAccountSchema),
})

export const inviteAdmin = endpoint({
  method: 'POST',
  path: '/admin/admins',
  summary: 'Invite an admin by mail, after the own password; for super admins',
  input: {
    body: z.strictObject({
      name: z
        .string({ error: 'Nama harus diisi' })
        .check(z.overwrite(plainText), z.regex(visiblePattern, { error: 'Nama harus diisi' }), z.maxLength(80)),
      email: emailSchema,
      ...access,
      currentPassword,
    }),
  },
  output: adminAccountSchema,
  successStatus: 201,
})

export const changeAdminAccess = endpoint({
  method: 'PUT',
  path: '/admin/admins/{adminId}/access',
  summary: 'Change role and menus of another admin, after the own password; for super admins',
  input: { params: adminId, body: z.strictObject({ ...access, currentPassword }) },
  output: adminAccountSchema,
})

const reason = z
  .string({ error: 'Alasan harus diisi' })
  .check(z.overwrite(plainText), z.regex(visiblePattern, { error: 'Alasan harus diisi' }), z.maxLength(300))

export const suspendAdmin = endpoint({
  method: 'POST',
  path: '/admin/admins/{adminId}/suspend',
  summary: 'Suspend another admin: every session ends at once; for super admins',
  input: { params: adminId, body: z.strictObject({ reason }) },
  output: adminAccountSchema,
})

export const resetAdminSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/admins/{adminId}/reset-second-factor',
  summary:
    'Remove the authenticator app, recovery codes and passkeys of another admin who has lost them; every session ends at once; for super admins, with their own password',
  input: { params: adminId, body: z.strictObject({ reason, currentPassword }) },
  output: adminAccountSchema,
})

export const reinstateAdmin = endpoint({
  method: 'POST',
  path: '/admin/admins/{adminId}/reinstate',
  summary: 'Let a suspended admin sign in again; for super admins',
  input: { params: adminId },
  output: adminAccountSchema,
})

export const renewInvitation = endpoint({
  method: 'POST',
  path: '/admin/admins/{adminId}/invitation',
  summary: 'Mail a new invitation; the former link no longer works; for super admins',
  input: { params: adminId },
  output: adminAccountSchema,
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/admin/admins/{adminId}/invitation',
  summary: 'Withdraw an invitation that was not accepted; for super admins',
  input: { params: adminId },
  output: z.null(),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/admin/invitations/accept',
  summary: 'Set the password of an invited admin with the token of the mail; public',
  input: {
    body: z.strictObject({
      token: z.string().check(z.minLength(1), z.maxLength(128)),
      newPassword: newPasswordSchema,
    }),
  },
  output: z.object({ email: z.string() }),
})
