import type { UserStatus } from '@naikkelas/contract/identity'
import { endOfDay, startOfDay } from '@naikkelas/contract/time'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

/** A learner whatever its state, for the back office. */
export interface UserRecord {
  id: string
  number: number
  name: string
  email: string
  isEmailVerified: boolean
  phone: string | null
  isPhoneVerified: boolean
  status: UserStatus
  registeredAt: Date
}

const userRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    name: z.string(),
    email: z.string(),
    is_email_verified: z.boolean(),
    phone: z.nullable(z.string()),
    is_phone_verified: z.boolean(),
    status: z.enum(['active', 'blocked', 'closed']),
    created_at: timestampColumn,
  })
  .transform(
    (row): UserRecord => ({
      id: row.id,
      number: row.number,
      name: row.name,
      email: row.email,
      isEmailVerified: row.is_email_verified,
      phone: row.phone,
      isPhoneVerified: row.is_phone_verified,
      status: row.status,
      registeredAt: row.created_at,
    }),
  )

const statusColumn = sql`CASE
  WHEN deletion_requested_at IS NOT NULL THEN 'closed' WHEN blocked_at IS NOT NULL THEN 'blocked' ELSE 'active' END`
const columns = sql`
  id, number, name, email, is_email_verified, phone, is_phone_verified, created_at, ${statusColumn} AS status`

export interface RecordFilter {
  /** A part of the name. */
  words?: string
  /** As a whole, in lower case. */
  email?: string
  /** Canonical, as a whole. */
  phone?: string | null
  /** Beside `phone`: either is enough. */
  number?: number | null
  status?: UserStatus | undefined
  /** First and last day of registration, in WIB. */
  from?: string | undefined
  until?: string | undefined
}

interface ListedUsers extends RecordFilter {
  /** Accounts with a lower number; latest first. */
  olderThan?: number | undefined
  /** Accounts with a higher number; the nearest first. */
  newerThan?: number | undefined
  limit: number
}

/** Latest first, unless newer ones are asked for. */
export function findUserRecords(queries: Queries, filter: ListedUsers): Promise<UserRecord[]> {
  const { olderThan, newerThan, limit } = filter
  const conditions = matching(filter)
  if (olderThan !== undefined) conditions.push(sql`number < ${olderThan}::bigint`)
  if (newerThan !== undefined) conditions.push(sql`number > ${newerThan}::bigint`)
  const order = newerThan === undefined ? sql`number DESC` : sql`number`
  return rowsOf(
    queries,
    userRow,
    sql`SELECT ${columns} FROM learner_users WHERE ${sql.join(conditions, sql` AND `)} ORDER BY ${order} LIMIT ${limit}`,
  )
}

/** How many accounts a filter shows. */
export async function countUserRecords(queries: Queries, filter: RecordFilter): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ total: bigintColumn }),
    sql`SELECT count(*) AS total FROM learner_users WHERE ${sql.join(matching(filter), sql` AND `)}`,
  )
  return row?.total ?? 0
}

function matching({ words, email, phone, number, status, from, until }: RecordFilter): SQL[] {
  const conditions: SQL[] = [sql`true`]
  if (words !== undefined) conditions.push(sql`name ILIKE ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`)
  if (email !== undefined) conditions.push(sql`email = ${email}`)
  if (phone !== undefined || number !== undefined)
    conditions.push(sql`(
      phone = ${phone ?? null} OR number = ${number ?? null}::bigint
      OR id = (SELECT learner_id FROM learner_merges WHERE merged_number = ${number ?? null}::bigint))`)
  if (status !== undefined) conditions.push(sql`${statusColumn} = ${status}`)
  if (from !== undefined) conditions.push(sql`created_at >= ${startOfDay(from)}`)
  if (until !== undefined) conditions.push(sql`created_at < ${endOfDay(until)}`)
  return conditions
}

export function findUserRecord(queries: Queries, id: string): Promise<UserRecord | undefined> {
  return rowOf(queries, userRow, sql`SELECT ${columns} FROM learner_users WHERE id = ${id}`)
}

/** Accounts that were merged into this one, the first merge first. */
export function findMergedAccounts(queries: Queries, id: string): Promise<{ id: string; number: number }[]> {
  return rowsOf(
    queries,
    z.object({ merged_id: z.uuid(), merged_number: bigintColumn }).transform((row) => ({
      id: row.merged_id,
      number: row.merged_number,
    })),
    sql`
      SELECT merged_id, merged_number FROM learner_merges WHERE learner_id = ${id} ORDER BY merged_at, merged_number`,
  )
}
