import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const scheduledRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    changes: z.record(z.string(), z.unknown()),
    due_at: timestampColumn,
    created_at: timestampColumn,
    created_by: z.nullable(z.uuid()),
    failure: z.nullable(z.string()),
  })
  .transform(({ due_at, created_at, created_by, ...same }) => ({
    ...same,
    dueAt: due_at,
    createdAt: created_at,
    createdBy: created_by,
  }))
export type ScheduledSetting = z.output<typeof scheduledRow>

const columns = sql`id, name, changes, due_at, created_at, created_by, failure`

/** Earliest first; those that failed stay until they are withdrawn. */
export function findScheduled(queries: Queries): Promise<ScheduledSetting[]> {
  return rowsOf(queries, scheduledRow, sql`SELECT ${columns} FROM scheduled_settings ORDER BY due_at, id`)
}

export function findScheduledOne(queries: Queries, id: string): Promise<ScheduledSetting | undefined> {
  return rowOf(queries, scheduledRow, sql`SELECT ${columns} FROM scheduled_settings WHERE id = ${id}`)
}

interface NewSchedule {
  name: string
  changes: Record<string, unknown>
  dueAt: Date
  at: Date
  actorId: string
}

/** Answers its id. */
export async function insertScheduled(tx: Tx, { name, changes, dueAt, at, actorId }: NewSchedule): Promise<string> {
  const id = uuidv7()
  await tx.execute(sql`
    INSERT INTO scheduled_settings (id, name, changes, due_at, created_at, created_by)
    VALUES (${id}, ${name}, ${JSON.stringify(changes)}::jsonb, ${dueAt}, ${at}, ${actorId})`)
  return id
}

/** True when it was still there. */
export async function deleteScheduled(tx: Tx, id: string): Promise<boolean> {
  return (await countOf(tx, sql`DELETE FROM scheduled_settings WHERE id = ${id}`)) === 1
}

export async function failScheduled(tx: Tx, { id, at, failure }: { id: string; at: Date; failure: string }) {
  await tx.execute(sql`UPDATE scheduled_settings SET failed_at = ${at}, failure = ${failure} WHERE id = ${id}`)
}

export async function reviveScheduled(tx: Tx, id: string) {
  await tx.execute(sql`UPDATE scheduled_settings SET failed_at = NULL, failure = NULL WHERE id = ${id}`)
}
