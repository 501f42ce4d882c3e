import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { type AdminMenu, adminMenus, adminRoles, type MenuCapability, menuCapabilities } from '../enumerations/index.ts'
import { accountSessionSchema, linkTokenSchema, signInChallengeSchema } from './account-access.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { emailSchema } from '../validation/email.ts'
import { newPasswordSchema, presentPasswordSchema } from '../validation/password.ts'

export const adminSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  menus: z.array(z.object({ menu: z.enum(adminMenus), capability: z.enum(menuCapabilities) })),
})
export type Admin = z.infer<typeof adminSchema>

/** Capabilities that a capability of a menu implies: designing includes writing texts, and each includes viewing. */
const impliedBy: Readonly<Record<MenuCapability, readonly MenuCapability[]>> = {
  view: menuCapabilities,
  text: ['text', 'design'],
  design: ['design'],
  publish: ['publish'],
  manage: ['manage'],
}

/**
 * Personal data, what is said in the name of the site, and what its money depends on, prices among it: a forum moderator never sees them,
 * whatever menus are assigned (specification, FO2).
 */
const closedToForum: ReadonlySet<AdminMenu> = new Set([
  'courses',
  'services',
  'tools',
  'super_mentor',
  'events',
  'categories',
  'instructors',
  'announcements',
  'careers',
  'banners',
  'tutorials',
  'live_sessions',
  'leads',
  'transactions',
  'coupons',
  'users',
  'settings',
])
export const isClosedToForum = (menu: AdminMenu) => closedToForum.has(menu)

/** Whether an admin has a capability in a menu. Role 0 has all; an unknown role or menu has none. */
export function hasCapability(
  admin: Pick<Admin, 'role' | 'menus'>,
  menu: AdminMenu,
  capability: MenuCapability,
): boolean {
  if (admin.role === adminRoles.superAdmin) return true
  if (admin.role === adminRoles.forum && isClosedToForum(menu)) return false
  return admin.menus.some((held) => held.menu === menu && impliedBy[capability].includes(held.capability))
}

/**
 * Header with the account a request is meant for: with another session the response is the one without a session. Edits
 * in a tab are therefore never stored under the name of a colleague who signed in beside it.
 */
export const accountHeader = 'x-account'

export const signInAdmin = endpoint({
  method: 'POST',
  path: '/admin/sign-in',
  summary: 'Sign in to the back office',
  input: {
    body: z.strictObject({ email: emailSchema, password: presentPasswordSchema }),
  },
  output: z.union([adminSchema, signInChallengeSchema]),
})

export const signOutAdmin = endpoint({
  method: 'POST',
  path: '/admin/sign-out',
  summary: 'End this session',
  output: z.null(),
})

export const currentAdminSchema = z.extend(adminSchema, {
  /** Two-step verification is missing: nothing opens but setting it up, the own account and signing out. */
  mustSetUpSecondFactor: z.boolean(),
})
export type CurrentAdmin = z.infer<typeof currentAdminSchema>

export const getCurrentAdmin = endpoint({
  method: 'GET',
  path: '/admin/me',
  summary: 'The signed-in account',
  output: currentAdminSchema,
})

export const getVisitorSession = endpoint({
  method: 'GET',
  path: '/session',
  summary: 'The visitor’s account as the navigation bar shows it; public',
  output: z.object({
    /** Null without a session. */
    visitor: z.nullable(
      z.object({
        name: z.string(),
        /** Of the link to `address`. */
        label: z.string(),
        /** The own page: `/profile/{number}` of a learner, the back office of an admin. */
        address: z.string(),
        /** Address of the own picture; null without one. */
        picture: z.nullable(z.string()),
        /** Whether the bars show the items of members. */
        isLearner: z.boolean(),
        /** A Super Admin looks at the site as this learner until then. */
        viewedUntil: z.nullable(z.iso.datetime()),
      }),
    ),
  }),
})

export const getAdminMenu = endpoint({
  method: 'GET',
  path: '/admin/menu',
  summary: 'Menus of the signed-in admin',
  output: z.array(z.object({ menu: z.string() })),
})

export const changeAdminPassword = endpoint({
  method: 'POST',
  path: '/admin/password',
  summary: 'Change the own password; every other session ends',
  input: {
    body: z.strictObject({ currentPassword: presentPasswordSchema, newPassword: newPasswordSchema }),
  },
  output: z.null(),
})

export const requestAdminPasswordReset = endpoint({
  method: 'POST',
  path: '/admin/password-resets',
  summary: 'Mail a link that sets a new password; the answer is the same for an unknown e-mail',
  input: { body: z.strictObject({ email: emailSchema }) },
  output: z.null(),
})

export const resetAdminPassword = endpoint({
  method: 'POST',
  path: '/admin/password-resets/confirm',
  summary: 'Set a new password with the token of the mailed link; every session ends',
  input: { body: z.strictObject({ token: linkTokenSchema, newPassword: newPasswordSchema }) },
  output: z.null(),
})

export const listAdminSessions = endpoint({
  method: 'GET',
  path: '/admin/sessions',
  summary: 'Devices that are signed in to the back office with this account',
  output: z.array(accountSessionSchema),
})

export const revokeAdminSession = endpoint({
  method: 'DELETE',
  path: '/admin/sessions/{sessionId}',
  summary: 'Sign a device out of the back office',
  input: { params: z.strictObject({ sessionId: z.uuid() }) },
  output: z.null(),
})

export const createFirstAdmin = endpoint({
  method: 'POST',
  path: '/admin/first',
  summary: 'Create the first admin with the one-time token printed at first start',
  input: {
    body: z.strictObject({
      token: z.string().check(z.minLength(1, { error: 'Kode awal harus diisi' }), z.maxLength(128)),
      name: z
        .string()
        .check(z.overwrite(plainText), z.regex(visiblePattern, { error: 'Nama harus diisi' }), z.maxLength(80)),
      email: emailSchema,
      password: newPasswordSchema,
    }),
  },
  output: adminSchema,
  successStatus: 201,
})
