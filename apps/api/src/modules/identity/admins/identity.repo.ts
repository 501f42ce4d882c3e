import { type AdminMenu, adminMenus, adminRoles, menuCapabilities } from '@naikkelas/contract'
import type { Admin } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf } from '../../../platform/database/rows.ts'

const adminRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  menus: z.array(z.object({ menu: z.enum(adminMenus), capability: z.enum(menuCapabilities) })),
})

/** An admin who may act; undefined for one who is suspended or gone. */
export function findActiveAdmin(queries: Queries, id: string): Promise<Admin | undefined> {
  return rowOf(
    queries,
    adminRow,
    sql`
      SELECT id, name, email, role, coalesce((
        SELECT jsonb_agg(jsonb_build_object('menu', menu, 'capability', capability) ORDER BY menu, capability)
        FROM admin_menus WHERE admin_id = admin_users.id), '[]') AS menus
      FROM admin_users WHERE id = ${id} AND suspended_at IS NULL`,
  )
}

/** Admins who may act, by those of these sessions that still stand. */
export async function findAdminsOfSessions(
  queries: Queries,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, Admin>> {
  const rows = await rowsOf(
    queries,
    z.object({ ...adminRow.shape, session_id: z.uuid() }),
    sql`
      SELECT admin_sessions.id AS session_id, admin_users.id, name, email, role, coalesce((
        SELECT jsonb_agg(jsonb_build_object('menu', menu, 'capability', capability) ORDER BY menu, capability)
        FROM admin_menus WHERE admin_menus.admin_id = admin_users.id), '[]') AS menus
      FROM admin_sessions JOIN admin_users ON admin_users.id = admin_sessions.admin_id
      WHERE admin_sessions.id = ANY(${sql.param(sessionIds)}::uuid[]) AND expires_at > now() AND suspended_at IS NULL`,
  )
  return new Map(rows.map(({ session_id, ...admin }) => [session_id, admin]))
}

/** Everyone who may open a menu, by name; suspended ones left out. */
export function findAdminsOfMenu(queries: Queries, menu: AdminMenu) {
  return rowsOf(
    queries,
    z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
    sql`
      SELECT id, name, email FROM admin_users
      WHERE suspended_at IS NULL AND (role = ${adminRoles.superAdmin}
        OR EXISTS (SELECT 1 FROM admin_menus WHERE admin_id = admin_users.id AND menu = ${menu}))
      ORDER BY name, id LIMIT 1000`,
  )
}

export async function hasAdmins(queries: Queries): Promise<boolean> {
  const row = await rowOf(
    queries,
    z.object({ found: z.boolean() }),
    sql`SELECT EXISTS (SELECT 1 FROM admin_users) AS found`,
  )
  return row?.found ?? false
}

export interface NewAdmin {
  name: string
  email: string
  role: Admin['role']
  menus: Admin['menus']
  passwordHash: string
}

/** With a password to sign in by; answers the new id. */
export async function insertAdmin(
  queries: Queries,
  { name, email, role, menus, passwordHash }: NewAdmin,
): Promise<string> {
  const id = uuidv7()
  await queries.execute(
    sql`INSERT INTO admin_users (id, name, email, role, is_email_verified) VALUES (${id}, ${name}, ${email}, ${role}, true)`,
  )
  await queries.execute(
    sql`INSERT INTO admin_accounts (id, admin_id, provider_id, account_id, password_hash) VALUES (${uuidv7()}, ${id}, 'credential', ${id}, ${passwordHash})`,
  )
  for (const { menu, capability } of menus)
    await queries.execute(
      sql`INSERT INTO admin_menus (admin_id, menu, capability) VALUES (${id}, ${menu}, ${capability})`,
    )
  return id
}

export function deleteSessionsOf(queries: Queries, adminId: string) {
  return countOf(queries, sql`DELETE FROM admin_sessions WHERE admin_id = ${adminId}`)
}

export function deleteExpiredSessions(queries: Queries) {
  return countOf(queries, sql`DELETE FROM admin_sessions WHERE expires_at < now()`)
}

export async function writeFirstToken(queries: Queries, tokenHash: string) {
  await queries.execute(sql`
    INSERT INTO admin_first_tokens (token_hash) VALUES (${tokenHash})
    ON CONFLICT (singleton) DO UPDATE SET token_hash = excluded.token_hash, created_at = now()`)
}

/** Takes the token out of use; whoever else tries at the same time waits and finds nothing. */
export async function consumeFirstToken(queries: Queries, tokenHash: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM admin_first_tokens WHERE token_hash = ${tokenHash}`)) === 1
}
