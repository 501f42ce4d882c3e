import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Queries, type Tx, holdLock } from '../database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../database/rows.ts'
import type { SettingName } from './setting-names.ts'

const storedRow = z
  .object({
    name: z.string(),
    value: z.unknown(),
    version: z.number(),
    changed_at: timestampColumn,
    changed_by: z.nullable(z.uuid()),
  })
  .transform(({ changed_at, changed_by, ...same }) => ({ ...same, changedAt: changed_at, changedBy: changed_by }))
export type StoredSetting = z.output<typeof storedRow>

/** Every setting that was ever changed: a few dozen rows at most. */
export function findSettings(queries: Queries): Promise<StoredSetting[]> {
  return rowsOf(
    queries,
    storedRow,
    sql`SELECT name, value, version, changed_at, changed_by FROM settings ORDER BY name`,
  )
}

/** Another text after each change of any setting: rows stay, and their versions only grow. */
export async function findRevision(queries: Queries): Promise<string> {
  const row = await rowOf(
    queries,
    z.object({ revision: z.string() }),
    sql`SELECT coalesce(sum(version), 0)::text AS revision FROM settings`,
  )
  return row?.revision ?? '0'
}

/** Until the transaction ends no other one changes a setting. */
export const lockSettings = (tx: Tx) => holdLock(tx, 'settings')

interface Saved {
  name: SettingName
  value: unknown
  at: Date
  actorId: string | null
}

/** Requires the lock of settings. */
export async function saveSetting(tx: Tx, { name, value, at, actorId }: Saved) {
  await tx.execute(sql`
    INSERT INTO settings (name, value, version, changed_at, changed_by)
    VALUES (${name}, ${JSON.stringify(value)}::jsonb, 1, ${at}, ${actorId})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, version = settings.version + 1,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by`)
}
