import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf } from '../../../platform/database/rows.ts'
import type { NewLearner } from './new-learner.ts'

/** Undefined when the e-mail has an account by now. */
export async function insertLearner(tx: Tx, learner: NewLearner): Promise<string | undefined> {
  const { name, email, isEmailVerified, phone, isPhoneVerified = false, passwordHash } = learner
  const row = await rowOf(
    tx,
    z.object({ id: z.uuid() }),
    sql`
      INSERT INTO learner_users (id, name, email, is_email_verified, phone, is_phone_verified)
      VALUES (${uuidv7()}, ${name}, ${email}, ${isEmailVerified}, ${phone}, ${isPhoneVerified})
      ON CONFLICT (email) DO NOTHING RETURNING id`,
  )
  if (!row) return undefined
  if (passwordHash !== null)
    await tx.execute(sql`
    INSERT INTO learner_accounts (id, learner_id, provider_id, account_id, password_hash)
    VALUES (${uuidv7()}, ${row.id}, 'credential', ${row.id}, ${passwordHash})`)
  return row.id
}

/** Whether an e-mail has an account, blocked or not. */
export async function hasEmail(queries: Queries, email: string): Promise<boolean> {
  return (await countOf(queries, sql`SELECT 1 FROM learner_users WHERE email = ${email}`)) === 1
}

export async function updateName(queries: Queries, id: string, name: string) {
  await queries.execute(sql`UPDATE learner_users SET name = ${name}, updated_at = now() WHERE id = ${id}`)
}

/** @param picture its address on this site; null for none */
export async function updatePicture(queries: Queries, id: string, picture: string | null) {
  await queries.execute(sql`UPDATE learner_users SET image = ${picture}, updated_at = now() WHERE id = ${id}`)
}

/** False when another account took the address meanwhile. */
export async function updateEmail(tx: Tx, id: string, email: string): Promise<boolean> {
  const count = await countOf(
    tx,
    sql`
      UPDATE learner_users SET email = ${email}, is_email_verified = true, updated_at = now()
      WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM learner_users other WHERE other.email = ${email} AND other.id <> ${id})`,
  )
  return count === 1
}

/** A number that is shown to be someone's own; false when another account has shown the same before. */
export async function updatePhone(tx: Tx, id: string, phone: string): Promise<boolean> {
  const count = await countOf(
    tx,
    sql`
      UPDATE learner_users SET phone = ${phone}, is_phone_verified = true, updated_at = now()
      WHERE id = ${id} AND NOT EXISTS (
        SELECT 1 FROM learner_users other WHERE other.phone = ${phone} AND other.is_phone_verified AND other.id <> ${id})`,
  )
  return count === 1
}

export async function hasFinishedGuide(queries: Queries, learnerId: string, type: number): Promise<boolean> {
  const count = await countOf(
    queries,
    sql`SELECT 1 FROM learner_guides WHERE learner_id = ${learnerId} AND type = ${type}`,
  )
  return count === 1
}

export async function insertFinishedGuide(queries: Queries, learnerId: string, type: number) {
  await queries.execute(sql`
    INSERT INTO learner_guides (learner_id, type) VALUES (${learnerId}, ${type}) ON CONFLICT DO NOTHING`)
}
