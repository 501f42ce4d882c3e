import { type AdminMenu, adminMenus, adminRoles, menuCapabilities } from '@naikkelas/contract'
import type { Admin, AdminAccount } from '@naikkelas/contract/identity'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { AppEnv } from '../../../env.ts'
import { hasSecondFactorSql } from '../account-access/index.ts'
import { mustSetUpSecondFactor, type SignedInAdmin } from './signed-in-admin.ts'

const adminRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  menus: z.array(z.object({ menu: z.enum(adminMenus), capability: z.enum(menuCapabilities) })),
})

const signedInRow = z
  .object({ ...adminRow.shape, has_second_factor: z.boolean() })
  .transform(({ has_second_factor: hasSecondFactor, ...admin }): SignedInAdmin => ({ ...admin, hasSecondFactor }))
const hasSecondFactor = sql`${hasSecondFactorSql('admin', sql`admin_users.id`)} AS has_second_factor`

/** More than a back office has. */
const ADMINS_AT_MOST = 1_000

/** An active admin; undefined for a suspended, an invited or a deleted one. */
export function findActiveAdmin(queries: Queries, id: string): Promise<SignedInAdmin | undefined> {
  return adminWhere(queries, sql`id = ${id}`)
}

/** The same by an e-mail address in lower case. */
export function findActiveAdminByEmail(queries: Queries, email: string): Promise<SignedInAdmin | undefined> {
  return adminWhere(queries, sql`email = ${email}`)
}

function adminWhere(queries: Queries, condition: SQL): Promise<SignedInAdmin | undefined> {
  return rowOf(
    queries,
    signedInRow,
    sql`
      SELECT id, name, email, role, ${hasSecondFactor}, coalesce((
        SELECT jsonb_agg(jsonb_build_object('menu', menu, 'capability', capability) ORDER BY menu, capability)
        FROM admin_menus WHERE admin_id = admin_users.id), '[]') AS menus
      FROM admin_users WHERE ${condition} AND suspended_at IS NULL AND invited_at IS NULL`,
  )
}

/** Why an admin may not act. */
export async function findAdminRefusal(queries: Queries, id: string): Promise<'account_blocked' | null> {
  const suspended = sql`SELECT 1 FROM admin_users WHERE id = ${id} AND suspended_at IS NOT NULL`
  return (await countOf(queries, suspended)) === 1 ? 'account_blocked' : null
}

const accountRow = z
  .object({
    ...adminRow.shape,
    is_suspended: z.boolean(),
    is_invited: z.boolean(),
    created_at: timestampColumn,
    invitation_ends_at: z.nullable(timestampColumn),
  })
  .transform(
    ({
      is_suspended: isSuspended,
      is_invited: isInvited,
      created_at: createdAt,
      invitation_ends_at: endsAt,
      ...admin
    }): AdminAccount => ({
      ...admin,
      state: isInvited ? 'invited' : isSuspended ? 'suspended' : 'active',
      createdAt: createdAt.toISOString(),
      invitationEndsAt: endsAt?.toISOString() ?? null,
    }),
  )
const accountColumns = sql`
  id, name, email, role, suspended_at IS NOT NULL AS is_suspended, invited_at IS NOT NULL AS is_invited,
  created_at, (
    SELECT max(expires_at) FROM one_time_codes
    WHERE realm = 'admin' AND purpose = 'invite' AND account_id = admin_users.id AND expires_at > now()
  ) AS invitation_ends_at, coalesce((
    SELECT jsonb_agg(jsonb_build_object('menu', menu, 'capability', capability) ORDER BY menu, capability)
    FROM admin_menus WHERE admin_id = admin_users.id), '[]') AS menus`

/** One of them, whatever its state. */
export function findAdminAccount(queries: Queries, id: string): Promise<AdminAccount | undefined> {
  return rowOf(queries, accountRow, sql`SELECT ${accountColumns} FROM admin_users WHERE id = ${id}`)
}

/** All of them, by name. */
export function findAdmins(queries: Queries): Promise<AdminAccount[]> {
  return rowsOf(
    queries,
    accountRow,
    sql`SELECT ${accountColumns} FROM admin_users ORDER BY lower(name), id LIMIT ${ADMINS_AT_MOST}`,
  )
}

/** The active admins of those of these sessions that are valid and not restricted. */
export async function findAdminsOfSessions(
  queries: Queries,
  sessionIds: readonly string[],
  appEnv: AppEnv,
): Promise<ReadonlyMap<string, Admin>> {
  const rows = await rowsOf(
    queries,
    z.object({ ...adminRow.shape, has_second_factor: z.boolean(), session_id: z.uuid() }),
    sql`
      SELECT admin_sessions.id AS session_id, admin_users.id, name, email, role, ${hasSecondFactor}, coalesce((
        SELECT jsonb_agg(jsonb_build_object('menu', menu, 'capability', capability) ORDER BY menu, capability)
        FROM admin_menus WHERE admin_menus.admin_id = admin_users.id), '[]') AS menus
      FROM admin_sessions JOIN admin_users ON admin_users.id = admin_sessions.admin_id
      WHERE admin_sessions.id = ANY(${sql.param(sessionIds)}::uuid[]) AND expires_at > now() AND suspended_at IS NULL
        AND invited_at IS NULL`,
  )
  return new Map(
    rows
      .filter((row) => !mustSetUpSecondFactor({ ...row, hasSecondFactor: row.has_second_factor }, appEnv))
      .map(({ session_id, has_second_factor: _, ...admin }) => [session_id, admin]),
  )
}

/** An admin's name for screens, and address for mail. */
export interface AdminContact {
  id: string
  name: string
  email: string
}

/** Names of these accounts, suspended ones too, by id. */
export async function findAdminNames(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid(), name: z.string() }),
    sql`SELECT id, name FROM admin_users WHERE id = ANY(${sql.param(ids)}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Active admins with a menu, by name. */
export function findAdminsOfMenu(queries: Queries, menu: AdminMenu): Promise<AdminContact[]> {
  return rowsOf(
    queries,
    z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
    sql`
      SELECT id, name, email FROM admin_users
      WHERE suspended_at IS NULL AND invited_at IS NULL AND (role = ${adminRoles.superAdmin}
        OR EXISTS (SELECT 1 FROM admin_menus WHERE admin_id = admin_users.id AND menu = ${menu}))
      ORDER BY name, id LIMIT 1000`,
  )
}

/** Whether an e-mail in lower case has an account in the back office, whatever its state. */
export async function isAdminEmail(queries: Queries, email: string): Promise<boolean> {
  return (await countOf(queries, sql`SELECT 1 FROM admin_users WHERE email = ${email}`)) === 1
}
