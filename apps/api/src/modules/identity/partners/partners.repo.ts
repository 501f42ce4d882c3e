import { type Partner, type PartnerKind, partnersAtMost } from '@naikkelas/contract/identity'
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'

export interface NewPartner extends Pick<Partner, 'name'>, Partial<Pick<Partner, 'reference' | 'subdomain'>> {
  /** @default 'commission' */
  kind?: PartnerKind
  /** The account that buys packages for it. */
  learnerId?: string
}

/** Fails with a unique violation when its reference or subdomain is another partner's. */
export async function insertPartner(
  queries: Queries,
  { name, reference = newReference(), subdomain = null, kind = 'commission', learnerId }: NewPartner,
): Promise<string> {
  const id = uuidv7()
  await queries.execute(
    sql`
      INSERT INTO partners (id, name, reference, subdomain, partner_kind, learner_id)
      VALUES (${id}, ${name}, ${reference}, ${subdomain}, ${kind}, ${learnerId ?? null})`,
  )
  return id
}

/**
 * Whether the maximum is reached. Inserts hold the lock of the public side, so that two in parallel cannot exceed it.
 */
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

/** 30^10 combinations make collisions unlikely; look-alike letters are left out. */
const letters = 'abcdefghjkmnpqrstuvwxyz2345678'
const newReference = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
