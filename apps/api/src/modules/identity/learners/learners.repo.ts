import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf } from '../../../platform/database/rows.ts'
import type { NewLearner } from './new-learner.ts'

/** With a password to sign in by; undefined when the e-mail has an account by now. */
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

/** Notes a device; true when it is new to an account that has signed in from another one before. */
export async function noteDevice(
  tx: Tx,
  { learnerId, deviceHash }: { learnerId: string; deviceHash: string },
): Promise<boolean> {
  const row = await rowOf(
    tx,
    z.object({ is_new: z.boolean(), had_others: z.boolean() }),
    sql`
      INSERT INTO learner_devices (learner_id, device_hash) VALUES (${learnerId}, ${deviceHash})
      ON CONFLICT (learner_id, device_hash) DO UPDATE SET used_at = now()
      RETURNING xmax = 0 AS is_new, EXISTS (
        SELECT 1 FROM learner_devices other
        WHERE other.learner_id = ${learnerId} AND other.device_hash <> ${deviceHash}) AS had_others`,
  )
  return row !== undefined && row.is_new && row.had_others
}

/** Devices without a sign-in for a year. */
export function deleteOldDevices(queries: Queries): Promise<number> {
  return countOf(queries, sql`DELETE FROM learner_devices WHERE used_at < now() - interval '1 year'`)
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
