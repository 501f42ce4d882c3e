import { adminRoles } from '@naikkelas/contract'
import type { Admin } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowsOf } from '../../../platform/database/rows.ts'

/**
 * Ids of the super admins who can act, locked in one order: of two requests that would each take the last but one, the
 * second waits here and sees what the first has left.
 */
export async function lockActiveSuperAdmins(tx: Tx): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    z.object({ id: z.uuid() }),
    sql`
      SELECT id FROM admin_users
      WHERE role = ${adminRoles.superAdmin} AND suspended_at IS NULL AND invited_at IS NULL ORDER BY id FOR UPDATE`,
  )
  return rows.map(({ id }) => id)
}

interface InvitedAdmin extends Pick<Admin, 'name' | 'email' | 'role' | 'menus'> {
  at: Date
}

/** Without a password; null where the e-mail has an account already. */
export async function insertInvited(tx: Tx, { name, email, role, menus, at }: InvitedAdmin): Promise<string | null> {
  const id = uuidv7()
  const count = await countOf(
    tx,
    sql`
      INSERT INTO admin_users (id, name, email, role, is_email_verified, invited_at)
      VALUES (${id}, ${name}, ${email}, ${role}, false, ${at.toISOString()}::timestamptz)
      ON CONFLICT (email) DO NOTHING`,
  )
  if (count === 0) return null
  await insertMenus(tx, id, menus)
  return id
}

export async function updateAccess(tx: Tx, id: string, { role, menus }: Pick<Admin, 'role' | 'menus'>): Promise<void> {
  await tx.execute(sql`UPDATE admin_users SET role = ${role}, updated_at = now() WHERE id = ${id}`)
  await tx.execute(sql`DELETE FROM admin_menus WHERE admin_id = ${id}`)
  await insertMenus(tx, id, menus)
}

async function insertMenus(tx: Tx, id: string, menus: Admin['menus']) {
  for (const { menu, capability } of menus)
    await tx.execute(sql`
      INSERT INTO admin_menus (admin_id, menu, capability) VALUES (${id}, ${menu}, ${capability})
      ON CONFLICT DO NOTHING`)
}

/** @param at null to let the account act again */
export async function setSuspended(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.execute(
    sql`UPDATE admin_users SET suspended_at = ${at === null ? null : at.toISOString()}::timestamptz, updated_at = now() WHERE id = ${id}`,
  )
}

/** The invited account with a password now; its e-mail, null where it waits for no acceptance. */
export async function acceptInvited(tx: Tx, id: string, passwordHash: string): Promise<string | null> {
  const [row] = await rowsOf(
    tx,
    z.object({ email: z.string() }),
    sql`
      UPDATE admin_users SET invited_at = NULL, is_email_verified = true, updated_at = now()
      WHERE id = ${id} AND invited_at IS NOT NULL AND suspended_at IS NULL RETURNING email`,
  )
  if (!row) return null
  await tx.execute(
    sql`INSERT INTO admin_accounts (id, admin_id, provider_id, account_id, password_hash) VALUES (${uuidv7()}, ${id}, 'credential', ${id}, ${passwordHash})`,
  )
  return row.email
}

/** Links of former invitations stop working. */
export async function deleteInvitationCodes(queries: Queries, adminId: string): Promise<void> {
  await queries.execute(
    sql`DELETE FROM one_time_codes WHERE realm = 'admin' AND purpose = 'invite' AND account_id = ${adminId}`,
  )
}

/** False where the account has accepted already. */
export async function deleteInvited(tx: Tx, id: string): Promise<boolean> {
  return (await countOf(tx, sql`DELETE FROM admin_users WHERE id = ${id} AND invited_at IS NOT NULL`)) === 1
}
