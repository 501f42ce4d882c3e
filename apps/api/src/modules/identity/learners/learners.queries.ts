import type { Learner } from '@naikkelas/contract/identity'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf } from '../../../platform/database/rows.ts'

const learnerRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    name: z.string(),
    email: z.string(),
    is_email_verified: z.boolean(),
    phone: z.nullable(z.string()),
    is_phone_verified: z.boolean(),
    image: z.nullable(z.string()),
  })
  .transform(
    (row): Learner => ({
      id: row.id,
      number: row.number,
      name: row.name,
      email: row.email,
      isEmailVerified: row.is_email_verified,
      phone: row.phone,
      isPhoneVerified: row.is_phone_verified,
      picture: row.image,
    }),
  )

/** A learner who may act; undefined for one that is blocked, closed or gone. */
export function findActiveLearner(queries: Queries, id: string): Promise<Learner | undefined> {
  return learnerWhere(queries, sql`id = ${id}`)
}

/** The same by an e-mail address in lower case. */
export function findActiveLearnerByEmail(queries: Queries, email: string): Promise<Learner | undefined> {
  return learnerWhere(queries, sql`email = ${email}`)
}

function learnerWhere(queries: Queries, condition: SQL): Promise<Learner | undefined> {
  return rowOf(
    queries,
    learnerRow,
    sql`
      SELECT id, number, name, email, is_email_verified, phone, is_phone_verified, image FROM learner_users
      WHERE ${condition} AND blocked_at IS NULL AND deletion_requested_at IS NULL`,
  )
}

/** Why a learner may not act: blocked by an admin, or closed by its owner. */
export async function findLearnerRefusal(
  queries: Queries,
  id: string,
): Promise<'account_blocked' | 'account_closed' | null> {
  const row = await rowOf(
    queries,
    z.object({ is_blocked: z.boolean(), is_closed: z.boolean() }),
    sql`
      SELECT blocked_at IS NOT NULL AS is_blocked, deletion_requested_at IS NOT NULL AS is_closed
      FROM learner_users WHERE id = ${id}`,
  )
  if (row?.is_blocked) return 'account_blocked'
  return row?.is_closed ? 'account_closed' : null
}
