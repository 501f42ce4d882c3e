import { type Partner, partnersAtMost } from '@naikkelas/contract/identity'
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

export type NewPartner = Pick<Partner, 'name'> & Partial<Pick<Partner, 'reference' | 'subdomain'>>

/** Fails with a unique violation when its reference or subdomain is another partner's. */
export async function insertPartner(
  queries: Queries,
  { name, reference = newReference(), subdomain = null }: NewPartner,
): Promise<string> {
  const id = uuidv7()
  await queries.execute(
    sql`INSERT INTO partners (id, name, reference, subdomain) VALUES (${id}, ${name}, ${reference}, ${subdomain})`,
  )
  return id
}

/** Whether one more would be one too many. Whoever inserts holds the public side, so that two cannot both be the last. */
export async function isFull(queries: Queries): Promise<boolean> {
  const row = await rowOf(queries, z.object({ count: z.number() }), sql`SELECT count(*)::int AS count FROM partners`)
  return (row?.count ?? 0) >= partnersAtMost
}

/** Changes a partner and how its pages are linked to. Fails with a unique violation when that is another partner's. */
export async function savePartner(queries: Queries, { id, name, reference, subdomain }: Partner) {
  await queries.execute(
    sql`UPDATE partners SET name = ${name}, reference = ${reference}, subdomain = ${subdomain} WHERE id = ${id}`,
  )
}

/** Of 30^10: nobody meets another's by chance, and none of the letters is taken for another one. */
const letters = 'abcdefghjkmnpqrstuvwxyz2345678'
const newReference = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
