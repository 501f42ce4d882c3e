import { type SQL, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries, Tx } from '../database/index.ts'
import { countOf, rowOf } from '../database/rows.ts'
import { hashToken } from './auth-adapter.repo.ts'
import type { RealmTables } from './realm-options.ts'

const hashRow = z.object({ password_hash: z.string().nullable() })

/** Of the password that an e-mail signs in with; null where there is none. */
export function findPasswordHash(queries: Queries, tables: RealmTables, email: string): Promise<string | null> {
  const users = sql.identifier(tables.users)
  return hashOf(
    queries,
    sql`
      SELECT password_hash FROM ${sql.identifier(tables.accounts)} AS accounts
      JOIN ${users} AS users ON users.id = accounts.${sql.identifier(tables.userColumn)}
      WHERE users.email = ${email} AND provider_id = 'credential'`,
  )
}

/** The password hash of a user, which stays so until the transaction ends; waits for a concurrent change. */
export function lockPasswordHash(tx: Tx, tables: RealmTables, userId: string): Promise<string | null> {
  return passwordHashAfterChanges(tx, tables, userId)
}

/** The password hash of a user; waits for a concurrent change of the password. */
export function passwordHashAfterChanges(
  queries: Queries,
  tables: RealmTables,
  userId: string,
): Promise<string | null> {
  return hashOf(
    queries,
    sql`
      SELECT password_hash FROM ${sql.identifier(tables.accounts)}
      WHERE ${sql.identifier(tables.userColumn)} = ${userId} AND provider_id = 'credential' FOR SHARE`,
  )
}

/** Of an account by its id; null where it has no password. */
export function findPasswordHashOf(queries: Queries, tables: RealmTables, userId: string): Promise<string | null> {
  return hashOf(
    queries,
    sql`
      SELECT password_hash FROM ${sql.identifier(tables.accounts)}
      WHERE ${sql.identifier(tables.userColumn)} = ${userId} AND provider_id = 'credential'`,
  )
}

interface NewPassword {
  userId: string
  passwordHash: string
  /** The hash that was checked: a password that changed meanwhile is not replaced. @default whatever is there */
  from?: string
}

/** False where there is no password, or not the one that was checked. */
export async function setPasswordHash(
  tx: Tx,
  { accounts, userColumn }: RealmTables,
  { userId, passwordHash, from }: NewPassword,
): Promise<boolean> {
  const count = await countOf(
    tx,
    sql`
      UPDATE ${sql.identifier(accounts)} SET password_hash = ${passwordHash}, updated_at = now()
      WHERE ${sql.identifier(userColumn)} = ${userId} AND provider_id = 'credential'
        AND (${from ?? null}::text IS NULL OR password_hash = ${from ?? null})`,
  )
  return count === 1
}

/** Sets a password, also of an account that has none yet. */
export async function putPasswordHash(
  tx: Tx,
  { accounts, userColumn }: RealmTables,
  { userId, passwordHash }: { userId: string; passwordHash: string },
) {
  await tx.execute(sql`
    INSERT INTO ${sql.identifier(accounts)} (id, ${sql.identifier(userColumn)}, provider_id, account_id, password_hash)
    VALUES (${uuidv7()}, ${userId}, 'credential', ${userId}, ${passwordHash})
    ON CONFLICT (provider_id, account_id) DO UPDATE SET password_hash = excluded.password_hash, updated_at = now()`)
}

/** Takes the password away: the account is opened otherwise, or not at all. */
export async function deletePassword(tx: Tx, { accounts, userColumn }: RealmTables, userId: string) {
  await tx.execute(sql`
    DELETE FROM ${sql.identifier(accounts)}
    WHERE ${sql.identifier(userColumn)} = ${userId} AND provider_id = 'credential'`)
}

export async function deleteSessionByToken(queries: Queries, tables: RealmTables, token: string): Promise<void> {
  await queries.execute(sql`DELETE FROM ${sql.identifier(tables.sessions)} WHERE token_hash = ${hashToken(token)}`)
}

async function hashOf(queries: Queries, statement: SQL): Promise<string | null> {
  return (await rowOf(queries, hashRow, statement))?.password_hash ?? null
}
