import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf } from '../../../platform/database/rows.ts'
import type { NewAdmin } from './new-admin.ts'

export async function hasAdmins(queries: Queries): Promise<boolean> {
  const row = await rowOf(
    queries,
    z.object({ found: z.boolean() }),
    sql`SELECT EXISTS (SELECT 1 FROM admin_users) AS found`,
  )
  return row?.found ?? false
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

export async function writeFirstToken(queries: Queries, tokenHash: string) {
  await queries.execute(sql`
    INSERT INTO admin_first_tokens (token_hash) VALUES (${tokenHash})
    ON CONFLICT (singleton) DO UPDATE SET token_hash = excluded.token_hash, created_at = now()`)
}

/** Invalidates the token. A concurrent call waits for this one and then returns false. */
export async function consumeFirstToken(queries: Queries, tokenHash: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM admin_first_tokens WHERE token_hash = ${tokenHash}`)) === 1
}
