import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf } from '../../../platform/database/rows.ts'

const tableOf = (day: string) => `tracker_events_${day.replaceAll('-', '')}`
const dayPattern = /^\d{4}-\d\d-\d\d$/

/** Makes the partition of a day, in WIB, if there is none. @param day `2026-11-22` */
export async function makeDay(queries: Queries, day: string) {
  if (!dayPattern.test(day)) throw new Error(`${day} is no day.`)
  try {
    await queries.execute(
      sql.raw(
        `CREATE TABLE IF NOT EXISTS ${tableOf(day)} PARTITION OF tracker_events FOR VALUES FROM ('${day}') TO ('${day}'::date + 1)`,
      ),
    )
  } catch (error) {
    // Another process made it in the same moment.
    if (!(await hasDay(queries, day))) throw error
  }
}

async function hasDay(queries: Queries, day: string): Promise<boolean> {
  const row = await rowOf(
    queries,
    z.object({ is_there: z.boolean() }),
    sql`SELECT to_regclass(${tableOf(day)}) IS NOT NULL AS is_there`,
  )
  return row?.is_there ?? false
}

/** Drops the partitions of days before this one, and what was counted by visitor on them; answers how many days went. */
export async function dropDaysBefore(queries: Queries, day: string): Promise<number> {
  const rows = await rowsOf(
    queries,
    z.object({ name: z.string() }),
    sql`SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'tracker_events'::regclass`,
  )
  const old = rows.map(({ name }) => name).filter((name) => /^tracker_events_\d{8}$/.test(name) && name < tableOf(day))
  for (const name of old) await queries.execute(sql.raw(`DROP TABLE IF EXISTS ${name}`))
  for (const table of [sql`tracker_visitors`, sql`tracker_further_visits`]) await deleteInBatches(queries, table, day)
  await queries.execute(sql`DELETE FROM ad_click_logs WHERE received_at < ${day}::date`)
  return old.length
}

/** Few enough for a statement to end within its time, however many days a shorter retention gives up at once. */
const BATCH = 20_000

async function deleteInBatches(queries: Queries, table: SQL, day: string) {
  const batch = () =>
    countOf(
      queries,
      sql`DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE day < ${day}::date LIMIT ${BATCH}))`,
    )
  while ((await batch()) === BATCH);
}

/** Deletes hourly metrics before a moment, and links without a press since. */
export async function deleteHoursBefore(queries: Queries, at: Date): Promise<number> {
  const count = await countOf(queries, sql`DELETE FROM tracker_hours WHERE hour < ${at}`)
  await queries.execute(sql`DELETE FROM tracker_day_hours WHERE day < ${at}::date`)
  await queries.execute(sql`
    DELETE FROM tracker_links AS link WHERE first_day < ${at}::date AND NOT EXISTS (
      SELECT 1 FROM tracker_hours WHERE page_id = link.page_id AND section_id = link.section_id AND element = link.id
    )`)
  return count
}
