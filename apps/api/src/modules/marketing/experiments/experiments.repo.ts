import {
  experimentGoals,
  experimentResultsSchema,
  type ExperimentResults,
  variantSplitSchema,
} from '@naikkelas/contract/marketing'
import { variantKeys, type VariantKey } from '@naikkelas/ui/sections/registry'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const experimentRow = z
  .object({
    id: z.uuid(),
    page_id: z.uuid(),
    goal: z.enum(experimentGoals),
    weights: variantSplitSchema.shape.weights,
    least_lift: z.number(),
    started_at: timestampColumn,
    started_by_name: z.nullable(z.string()),
    ended_at: z.nullable(timestampColumn),
    ended_by_name: z.nullable(z.string()),
    winner: z.nullable(z.enum(variantKeys)),
    gone_variants: z.array(z.enum(variantKeys)),
    results: z.nullable(experimentResultsSchema),
  })
  .transform(
    ({ page_id, least_lift, started_at, started_by_name, ended_at, ended_by_name, gone_variants, ...same }) => ({
      ...same,
      pageId: page_id,
      leastLift: least_lift,
      startedAt: started_at,
      startedBy: started_by_name,
      endedAt: ended_at,
      endedBy: ended_by_name,
      goneVariants: gone_variants,
    }),
  )
export type ExperimentRow = z.output<typeof experimentRow>

const columns = sql`
  id, page_id, goal, weights, least_lift, started_at, ended_at, winner, gone_variants, results,
  (SELECT name FROM admin_users WHERE admin_users.id = started_by) AS started_by_name,
  (SELECT name FROM admin_users WHERE admin_users.id = ended_by) AS ended_by_name`

export function findExperiments(queries: Queries, pageId: string): Promise<ExperimentRow[]> {
  return rowsOf(
    queries,
    experimentRow,
    sql`SELECT ${columns} FROM experiments WHERE page_id = ${pageId} ORDER BY started_at DESC, id DESC LIMIT 100`,
  )
}

interface OfPage {
  pageId: string
  experimentId: string
}

/** Holds the row until the transaction ends: a test ends once. */
export function lockExperiment(tx: Tx, { pageId, experimentId }: OfPage) {
  return rowOf(
    tx,
    experimentRow,
    sql`SELECT ${columns} FROM experiments WHERE page_id = ${pageId} AND id = ${experimentId} FOR UPDATE OF experiments`,
  )
}

/** A page's running test, locked until the transaction ends. */
export function lockRunningExperiment(tx: Tx, pageId: string) {
  return rowOf(
    tx,
    experimentRow,
    sql`SELECT ${columns} FROM experiments WHERE page_id = ${pageId} AND ended_at IS NULL FOR UPDATE OF experiments`,
  )
}

export interface NewExperiment extends Pick<ExperimentRow, 'id' | 'pageId' | 'goal' | 'weights' | 'leastLift'> {
  actorId: string
  at: Date
}

/** @returns false when another test runs on the page */
export async function insertExperiment(queries: Queries, experiment: NewExperiment): Promise<boolean> {
  const { id, pageId, goal, weights, leastLift, actorId, at } = experiment
  const count = await countOf(
    queries,
    sql`
      INSERT INTO experiments (id, page_id, goal, weights, least_lift, started_at, started_by)
      VALUES (${id}, ${pageId}, ${goal}, ${JSON.stringify(weights)}::jsonb, ${leastLift}, ${at}, ${actorId})
      ON CONFLICT (page_id) WHERE ended_at IS NULL DO NOTHING`,
  )
  return count === 1
}

interface End {
  id: string
  winner: VariantKey | null
  goneVariants: readonly VariantKey[]
  results: ExperimentResults
  /** Null when it ended by a schedule. */
  actorId: string | null
  at: Date
}

export async function endExperiment(queries: Queries, { id, winner, goneVariants, results, actorId, at }: End) {
  await queries.execute(sql`
    UPDATE experiments SET ended_at = ${at}, ended_by = ${actorId}, winner = ${winner},
      gone_variants = ${sql.param(goneVariants)}::text[], results = ${JSON.stringify(results)}::jsonb
    WHERE id = ${id} AND ended_at IS NULL`)
}
