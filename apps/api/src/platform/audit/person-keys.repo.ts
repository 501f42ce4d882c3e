import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries, Tx } from '../database/index.ts'
import { rowOf, rowsOf } from '../database/rows.ts'
import type { Keys } from '../secrets/key-ring.ts'
import { openText, sealText } from '../secrets/sealed-text.ts'

/** Where the accounts of a realm are, and which column of `audit_person_keys` refers to them. */
export interface PersonTable {
  users: string
  /** `learner_id` */
  userColumn: string
}

const KEY_BYTES = 32
const keyRow = z.object({ id: z.uuid(), sealed_key: z.string() })
type KeyRow = z.output<typeof keyRow>

const placeOf = (keyId: string) => `audit person ${keyId}`

/**
 * Of a person, made when there is none; null when there is no such person any more.
 * @param ring of the installation, which the person's key is sealed by
 */
export async function personKeys(
  tx: Tx,
  ring: Keys,
  { users, userColumn }: PersonTable,
  personId: string,
): Promise<Keys | null> {
  const column = sql.identifier(userColumn)
  const id = uuidv7()
  const sealed = sealText(ring, placeOf(id), randomBytes(KEY_BYTES).toString('base64url'))
  await tx.execute(sql`
    INSERT INTO audit_person_keys (id, ${column}, sealed_key)
    SELECT ${id}::uuid, id, ${sealed} FROM ${sql.identifier(users)} WHERE id = ${personId} FOR KEY SHARE
    ON CONFLICT (${column}) WHERE NOT is_former DO NOTHING`)
  const row = await rowOf(
    tx,
    keyRow,
    sql`SELECT id, sealed_key FROM audit_person_keys WHERE ${column} = ${personId} AND NOT is_former`,
  )
  return row ? opened(ring, row) : null
}

/** Those of these that still exist, by their ids. */
export async function findPersonKeys(
  queries: Queries,
  ring: Keys,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Keys>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(
    queries,
    keyRow,
    sql`SELECT id, sealed_key FROM audit_person_keys WHERE id = ANY(${sql.param(ids)}::uuid[])`,
  )
  return new Map(
    rows.flatMap((row) => {
      const keys = opened(ring, row)
      return keys ? [[row.id, keys] as const] : []
    }),
  )
}

function opened(ring: Keys, { id, sealed_key: sealed }: KeyRow): Keys | null {
  const value = openText(ring, placeOf(id), sealed)
  return value === null ? null : [{ id, value }]
}

/** At most so many in one statement's reach, so that tidying stays below its time limit. */
const RESEALED_AT_ONCE = 1_000

/** After a rotation: seals keys of persons again that a former secret sealed. Answers how many were left as they are. */
export async function resealPersonKeys(queries: Queries, ring: Keys): Promise<void> {
  const current = `${ring[0].id}.%`
  const rows = await rowsOf(
    queries,
    keyRow,
    sql`
      SELECT id, sealed_key FROM audit_person_keys WHERE sealed_key NOT LIKE ${current} ORDER BY id LIMIT ${RESEALED_AT_ONCE}`,
  )
  for (const { id, sealed_key: former } of rows) {
    const value = openText(ring, placeOf(id), former)
    // Sealed with a secret that is not among the former ones: it may come back.
    if (value === null) continue
    const sealed = sealText(ring, placeOf(id), value)
    await queries.execute(
      sql`UPDATE audit_person_keys SET sealed_key = ${sealed} WHERE id = ${id} AND sealed_key = ${former}`,
    )
  }
}
