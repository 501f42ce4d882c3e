import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { Linking } from '../account-access/index.ts'

/** The learner whom an account elsewhere opens; undefined when no learner has linked it. */
export async function findLinkedLearner(
  queries: Queries,
  { issuer, subject }: Pick<Linking, 'issuer' | 'subject'>,
): Promise<string | undefined> {
  const row = await rowOf(
    queries,
    z.object({ learner_id: z.uuid() }),
    sql`SELECT learner_id FROM learner_identities WHERE issuer = ${issuer} AND subject = ${subject}`,
  )
  return row?.learner_id
}

const identityRow = z.object({ email: z.string(), linked_at: timestampColumn })

/** What a learner has linked last. */
export function findIdentityOf(queries: Queries, learnerId: string) {
  return rowOf(
    queries,
    identityRow,
    sql`
      SELECT email, linked_at FROM learner_identities WHERE learner_id = ${learnerId}
      ORDER BY linked_at DESC LIMIT 1`,
  )
}

/** In place of an earlier one of the same issuer. False when it opens another account. */
export async function insertIdentity(
  tx: Tx,
  { learnerId, issuer, subject, email }: Linking & { learnerId: string },
): Promise<boolean> {
  await tx.execute(sql`
    DELETE FROM learner_identities
    WHERE learner_id = ${learnerId} AND issuer = ${issuer} AND subject <> ${subject}`)
  const count = await countOf(
    tx,
    sql`
      INSERT INTO learner_identities (issuer, subject, learner_id, email)
      VALUES (${issuer}, ${subject}, ${learnerId}, ${email})
      ON CONFLICT (issuer, subject) DO UPDATE SET email = excluded.email
      WHERE learner_identities.learner_id = excluded.learner_id`,
  )
  return count === 1
}

/** Answers how many there were. */
export function deleteIdentities(tx: Tx, learnerId: string): Promise<number> {
  return countOf(tx, sql`DELETE FROM learner_identities WHERE learner_id = ${learnerId}`)
}

/** Codes and links that are on their way for an account. */
export async function deleteOpenCodes(tx: Tx, learnerId: string) {
  await tx.execute(sql`DELETE FROM one_time_codes WHERE realm = 'learner' AND account_id = ${learnerId}`)
}
