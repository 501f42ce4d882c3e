import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { rowOf } from '../../db/rows.ts'

export interface TrackerSettings {
  /** Whether published pages measure at all. */
  isMeasuring: boolean
  /** Days for which single events are kept. */
  retentionDays: number
}

const settingsRow = z.object({ is_measuring: z.boolean(), retention_days: z.number() }).transform(
  ({ is_measuring, retention_days }): TrackerSettings => ({
    isMeasuring: is_measuring,
    retentionDays: retention_days,
  }),
)

export async function findTrackerSettings(queries: Queries): Promise<TrackerSettings> {
  const row = await rowOf(queries, settingsRow, sql`SELECT is_measuring, retention_days FROM tracker_settings`)
  return row ?? { isMeasuring: true, retentionDays: 90 }
}
