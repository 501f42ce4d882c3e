import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'

const decisionRow = z
  .object({ kind: z.string(), channel: z.string(), is_on: z.boolean() })
  .transform(({ is_on, ...same }) => ({ ...same, isOn: is_on }))

export function findDecisions(queries: Queries, learnerId: string) {
  return rowsOf(
    queries,
    decisionRow,
    sql`SELECT kind, channel, is_on FROM learner_notification_choices WHERE learner_id = ${learnerId}`,
  )
}

interface Decision {
  learnerId: string
  kind: string
  channel: string
  isOn: boolean
}

export async function saveDecision(queries: Queries, { learnerId, kind, channel, isOn }: Decision) {
  await queries.execute(sql`
    INSERT INTO learner_notification_choices (learner_id, kind, channel, is_on)
    VALUES (${learnerId}, ${kind}, ${channel}, ${isOn})
    ON CONFLICT (learner_id, kind, channel) DO UPDATE SET is_on = excluded.is_on, decided_at = now()`)
}
