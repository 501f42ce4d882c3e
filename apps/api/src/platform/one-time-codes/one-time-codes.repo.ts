import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../database/index.ts'
import { countOf, rowOf } from '../database/rows.ts'

export interface CodePlace {
  /** Whose accounts it is about: `learner`. */
  realm: string
  /** What its answer does: `register`, `change_email`. */
  purpose: string
}

export interface NewCode extends CodePlace {
  id: string
  accountId: string | null
  payload: unknown
  minutes: number
}

export async function insertCode(queries: Queries, { id, realm, purpose, accountId, payload, minutes }: NewCode) {
  await queries.execute(sql`
    INSERT INTO one_time_codes (id, realm, purpose, account_id, payload, expires_at)
    VALUES (${id}, ${realm}, ${purpose}, ${accountId}, ${JSON.stringify(payload)}::jsonb,
            now() + make_interval(mins => ${minutes}))`)
}

const payloadRow = z.object({ account_id: z.nullable(z.uuid()), payload: z.unknown() })
export type StoredCode = z.output<typeof payloadRow>

/** A code that can still be answered, without counting a try. */
export function findCode(queries: Queries, { id, realm, purpose }: CodePlace & { id: string }) {
  return rowOf(
    queries,
    payloadRow,
    sql`
      SELECT account_id, payload FROM one_time_codes
      WHERE id = ${id} AND realm = ${realm} AND purpose = ${purpose} AND tries_left > 0 AND expires_at > now()`,
  )
}

/** Sets what it is answered with; a code that was sent before stops working. False when it has expired. */
export async function setHashes(
  queries: Queries,
  { id, codeHash, tokenHash }: { id: string; codeHash: string; tokenHash: string },
): Promise<boolean> {
  const touched = await countOf(
    queries,
    sql`
      UPDATE one_time_codes SET code_hash = ${codeHash}, token_hash = ${tokenHash}
      WHERE id = ${id} AND expires_at > now()`,
  )
  return touched === 1
}

/** Takes one of the tries, before the answer is compared; undefined when none is left. */
export async function takeTry(
  queries: Queries,
  { id, realm, purpose }: CodePlace & { id: string },
): Promise<string | null | undefined> {
  const row = await rowOf(
    queries,
    z.object({ code_hash: z.nullable(z.string()) }),
    sql`
      UPDATE one_time_codes SET tries_left = tries_left - 1
      WHERE id = ${id} AND realm = ${realm} AND purpose = ${purpose} AND tries_left > 0 AND expires_at > now()
      RETURNING code_hash`,
  )
  return row?.code_hash
}

/** Removes a code that was answered; undefined when a concurrent answer was faster. */
export function consumeCode(queries: Queries, id: string): Promise<StoredCode | undefined> {
  return rowOf(
    queries,
    payloadRow,
    sql`DELETE FROM one_time_codes WHERE id = ${id} AND expires_at > now() RETURNING account_id, payload`,
  )
}

/** A code that can still be answered by its link, without using it up. */
export function findByToken(
  queries: Queries,
  { tokenHash, realm, purpose }: CodePlace & { tokenHash: string },
): Promise<StoredCode | undefined> {
  return rowOf(
    queries,
    payloadRow,
    sql`
      SELECT account_id, payload FROM one_time_codes
      WHERE token_hash = ${tokenHash} AND realm = ${realm} AND purpose = ${purpose} AND expires_at > now()`,
  )
}

export function consumeByToken(
  queries: Queries,
  { tokenHash, realm, purpose }: CodePlace & { tokenHash: string },
): Promise<StoredCode | undefined> {
  return rowOf(
    queries,
    payloadRow,
    sql`
      DELETE FROM one_time_codes
      WHERE token_hash = ${tokenHash} AND realm = ${realm} AND purpose = ${purpose} AND expires_at > now()
      RETURNING account_id, payload`,
  )
}

export function deleteExpiredCodes(queries: Queries): Promise<number> {
  return countOf(queries, sql`DELETE FROM one_time_codes WHERE expires_at < now()`)
}
