import type { Passkey } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { FactorPlace } from './second-factor.repo.ts'

const passkeyRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    is_backed_up: z.boolean(),
    created_at: timestampColumn,
    used_at: z.nullable(timestampColumn),
  })
  .transform(
    (row): Passkey => ({
      id: row.id,
      name: row.name,
      isBackedUp: row.is_backed_up,
      createdAt: row.created_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
    }),
  )
const shownColumns = sql`id, name, is_backed_up, created_at, used_at`

/** Of an account, the oldest first. */
export function findPasskeys(queries: Queries, { realm, accountId }: FactorPlace): Promise<Passkey[]> {
  return rowsOf(
    queries,
    passkeyRow,
    sql`
      SELECT ${shownColumns} FROM account_passkeys
      WHERE realm = ${realm} AND account_id = ${accountId} ORDER BY created_at, id`,
  )
}

/** What a browser excludes, so that it makes no second key in the same device. */
export async function findCredentialIds(queries: Queries, { realm, accountId }: FactorPlace): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ credential_id: z.string() }),
    sql`SELECT credential_id FROM account_passkeys WHERE realm = ${realm} AND account_id = ${accountId} ORDER BY id`,
  )
  return rows.map(({ credential_id }) => credential_id)
}

const keyRow = z
  .object({
    id: z.uuid(),
    account_id: z.uuid(),
    credential_id: z.string(),
    public_key: z.string(),
    sign_count: bigintColumn,
    transports: z.array(z.string()),
  })
  .transform((row) => ({
    id: row.id,
    accountId: row.account_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    signCount: row.sign_count,
    transports: row.transports,
  }))

export function findPasskey(queries: Queries, { realm, credentialId }: { realm: string; credentialId: string }) {
  return rowOf(
    queries,
    keyRow,
    sql`
      SELECT id, account_id, credential_id, public_key, sign_count, transports FROM account_passkeys
      WHERE realm = ${realm} AND credential_id = ${credentialId}`,
  )
}

interface NewPasskey extends FactorPlace {
  credentialId: string
  publicKey: string
  signCount: number
  transports: readonly string[]
  name: string
  isBackedUp: boolean
}

/** Undefined when the realm knows the key already. */
export function insertPasskey(tx: Tx, given: NewPasskey): Promise<Passkey | undefined> {
  const { realm, accountId, credentialId, publicKey, signCount, transports, name, isBackedUp } = given
  return rowOf(
    tx,
    passkeyRow,
    sql`
      INSERT INTO account_passkeys
        (id, realm, account_id, credential_id, public_key, sign_count, transports, name, is_backed_up)
      VALUES (${uuidv7()}, ${realm}, ${accountId}, ${credentialId}, ${publicKey}, ${signCount},
              ${sql.param(transports)}::text[], ${name}, ${isBackedUp})
      ON CONFLICT (realm, credential_id) DO NOTHING RETURNING ${shownColumns}`,
  )
}

/** Notes a use. False when the key is gone, or its count is not beyond the last one: then there is a copy of it. */
export async function takeUse(
  tx: Tx,
  { id, signCount, isBackedUp, at }: { id: string; signCount: number; isBackedUp: boolean; at: Date },
): Promise<boolean> {
  const count = await countOf(
    tx,
    sql`
      UPDATE account_passkeys
      SET sign_count = ${signCount}, is_backed_up = ${isBackedUp}, used_at = ${at.toISOString()}
      WHERE id = ${id} AND (sign_count < ${signCount} OR (sign_count = 0 AND ${signCount} = 0))`,
  )
  return count === 1
}

export async function updatePasskeyName(
  queries: Queries,
  { realm, accountId, id, name }: FactorPlace & { id: string; name: string },
): Promise<boolean> {
  const count = await countOf(
    queries,
    sql`
      UPDATE account_passkeys SET name = ${name}
      WHERE id = ${id} AND realm = ${realm} AND account_id = ${accountId}`,
  )
  return count === 1
}

/** Its name; undefined when the account has no such key. */
export async function deletePasskey(
  tx: Tx,
  { realm, accountId, id }: FactorPlace & { id: string },
): Promise<string | undefined> {
  const row = await rowOf(
    tx,
    z.object({ name: z.string() }),
    sql`
      DELETE FROM account_passkeys WHERE id = ${id} AND realm = ${realm} AND account_id = ${accountId}
      RETURNING name`,
  )
  return row?.name
}

export async function deletePasskeys(tx: Tx, { realm, accountId }: FactorPlace): Promise<void> {
  await tx.execute(sql`DELETE FROM account_passkeys WHERE realm = ${realm} AND account_id = ${accountId}`)
}
