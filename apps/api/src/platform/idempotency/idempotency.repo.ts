import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../database/index.ts'
import { countOf, rowOf } from '../database/rows.ts'

/** A key's account and endpoint. */
export interface KeyPlace {
  realm: string
  accountId: string
  endpoint: string
  key: string
}

const storedRow = z.object({
  input_hash: z.string(),
  status: z.number().nullable(),
  answer: z.string().nullable(),
  is_interrupted: z.boolean(),
})

const at = ({ realm, accountId, endpoint, key }: KeyPlace) =>
  sql`realm = ${realm} AND account_id = ${accountId} AND endpoint = ${endpoint} AND key = ${key}`

/**
 * Claims a key for one run; false when it is taken. A key is free again after a day, and when its run has neither ended
 * nor changed anything for `leaseSeconds`: its process has died.
 */
export async function claimKey(
  queries: Queries,
  { realm, accountId, endpoint, key }: KeyPlace,
  { inputHash, leaseSeconds }: { inputHash: string; leaseSeconds: number },
): Promise<boolean> {
  const claimed = await countOf(
    queries,
    sql`
      INSERT INTO idempotency_keys (realm, account_id, endpoint, key, input_hash)
      VALUES (${realm}, ${accountId}, ${endpoint}, ${key}, ${inputHash})
      ON CONFLICT (realm, account_id, endpoint, key) DO UPDATE
        SET input_hash = excluded.input_hash, status = NULL, answer = NULL, progress = 'running', created_at = now()
        WHERE idempotency_keys.created_at < now() - interval '24 hours'
          OR (idempotency_keys.status IS NULL AND idempotency_keys.progress = 'running'
            AND idempotency_keys.input_hash = excluded.input_hash
            AND idempotency_keys.created_at < now() - make_interval(secs => ${leaseSeconds}))`,
  )
  return claimed === 1
}

/** `is_interrupted`: its run committed a change, and there will be no answer. */
export function findKey(queries: Queries, place: KeyPlace, { leaseSeconds }: { leaseSeconds: number }) {
  return rowOf(
    queries,
    storedRow,
    sql`
      SELECT input_hash, status, answer,
        status IS NULL AND (progress = 'interrupted' OR progress = 'changed'
          AND created_at < now() - make_interval(secs => ${leaseSeconds})) AS is_interrupted
      FROM idempotency_keys WHERE ${at(place)}`,
  )
}

/** Notes, in the transaction of a change, that the run of this key has changed something. */
export async function markChanged(queries: Queries, place: KeyPlace) {
  await queries.execute(sql`UPDATE idempotency_keys SET progress = 'changed' WHERE ${at(place)}`)
}

/** After a failure: the key is free again, or, where the run had changed something, will never run again. */
export async function interruptKey(queries: Queries, place: KeyPlace) {
  await queries.execute(sql`
    WITH released AS (DELETE FROM idempotency_keys WHERE ${at(place)} AND status IS NULL AND progress = 'running')
    UPDATE idempotency_keys SET progress = 'interrupted' WHERE ${at(place)} AND status IS NULL AND progress = 'changed'`)
}

export async function keepAnswer(
  queries: Queries,
  place: KeyPlace,
  { status, answer }: { status: number; answer: string },
) {
  await queries.execute(sql`UPDATE idempotency_keys SET status = ${status}, answer = ${answer} WHERE ${at(place)}`)
}

export async function releaseKey(queries: Queries, place: KeyPlace) {
  await queries.execute(sql`DELETE FROM idempotency_keys WHERE ${at(place)} AND status IS NULL`)
}

export function deleteOldKeys(queries: Queries): Promise<number> {
  return countOf(queries, sql`DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'`)
}
