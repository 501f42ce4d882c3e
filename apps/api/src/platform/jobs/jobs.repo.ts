import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { holdLock, type Queries, type Tx } from '../database/index.ts'
import { BOSS_SCHEMA } from '../database/boss-schema.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../database/rows.ts'

const jobTable = sql.raw(`${BOSS_SCHEMA}.job`)
const queueTable = sql.raw(`${BOSS_SCHEMA}.queue`)
const keyRow = z.object({ singleton_key: z.string() })

/** Processes that make queues take turns until the transaction ends. */
export async function holdQueues(tx: Tx) {
  await holdLock(tx, 'job_queues')
}

/** Of these jobs, those that have not taken over the work of an earlier release; they count as having done so. */
export async function takeAdoptions(tx: Tx, names: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    tx,
    z.object({ name: z.string() }),
    sql`
      INSERT INTO adopted_jobs (name) SELECT * FROM unnest(${sql.param(names)}::text[])
      ON CONFLICT DO NOTHING RETURNING name`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** Which of these queues have a job to run now. */
export async function findDueQueues(queries: Queries, names: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ name: z.string() }),
    sql`
      SELECT name FROM unnest(${sql.param(names)}::text[]) AS queues (name)
      WHERE EXISTS (
        SELECT 1 FROM ${jobTable}
        WHERE job.name = queues.name AND state < 'active' AND start_after <= now() AND NOT blocked)`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Of these keys of a unique job, those of which one waits. It stays waiting until the transaction ends: runners skip rows
 * that are locked.
 */
export async function holdWaiting(queries: Queries, name: string, keys: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    keyRow,
    sql`
      SELECT singleton_key FROM ${jobTable}
      WHERE name = ${name} AND state < 'active' AND singleton_key = ANY(${sql.param(keys)}::text[])
      ORDER BY singleton_key FOR SHARE`,
  )
  return rows.map(({ singleton_key }) => singleton_key)
}

/** Runs jobs of these keys that wait for their retry as soon as the transaction commits. */
export function endPauses(queries: Queries, name: string, keys: readonly string[]) {
  return countOf(
    queries,
    sql`
      UPDATE ${jobTable} SET start_after = now()
      WHERE name = ${name} AND state = 'retry' AND singleton_key = ANY(${sql.param(keys)}::text[])`,
  )
}

/** Has jobs of these keys that wait run before others. */
export function raisePriority(
  queries: Queries,
  name: string,
  { keys, priority }: { keys: readonly string[]; priority: number },
) {
  return countOf(
    queries,
    sql`
      UPDATE ${jobTable} SET priority = ${priority}
      WHERE name = ${name} AND state < 'active' AND priority < ${priority} AND singleton_key = ANY(${sql.param(keys)}::text[])`,
  )
}

/** Makes the next failure of a running job its last; as a dead letter it is kept for a month. */
export async function endRetries(tx: Tx, { name, id }: { name: string; id: string }) {
  await tx.execute(
    sql`UPDATE ${jobTable} SET retry_limit = 0, deletion_seconds = 30 * 86400 WHERE name = ${name} AND id = ${id}`,
  )
}

const lostJobRow = z
  .object({ id: z.uuid(), name: z.string(), data: z.unknown(), retry_count: z.number(), is_last_attempt: z.boolean() })
  .transform(({ retry_count, is_last_attempt, ...same }) => ({
    ...same,
    retryCount: retry_count,
    isLastAttempt: is_last_attempt,
  }))

/** Active jobs of processes without a heartbeat for so long. */
export function findLostJobs(
  queries: Queries,
  { names, silentSeconds }: { names: readonly string[]; silentSeconds: number },
) {
  return rowsOf(
    queries,
    lostJobRow,
    sql`
      SELECT id, name, data, retry_count, retry_count >= retry_limit AS is_last_attempt FROM ${jobTable}
      WHERE state = 'active' AND name = ANY(${sql.param(names)}::text[])
        AND heartbeat_on < now() - ${silentSeconds} * interval '1 second'
      ORDER BY heartbeat_on`,
  )
}

/** The state of a queue at one moment. */
export interface QueueState {
  name: string
  /** Ready to run, or waiting for their moment. */
  waiting: number
  active: number
  /** Failed for good and not run again since. */
  failed: number
  /** How long the oldest job has been due, in seconds; 0 when none is. */
  lagSeconds: number
}

/** Every queue there is, also such as are empty. */
export function findQueueStates(queries: Queries): Promise<QueueState[]> {
  const row = z
    .object({
      name: z.string(),
      waiting: z.number(),
      active: z.number(),
      failed: z.number(),
      lag_seconds: z.number(),
    })
    .transform(({ lag_seconds, ...same }) => ({ ...same, lagSeconds: lag_seconds }))
  return rowsOf(
    queries,
    row,
    sql`
      SELECT queue.name,
        count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
        count(*) FILTER (WHERE state = 'active')::int AS active,
        count(*) FILTER (WHERE state = 'failed')::int AS failed,
        coalesce(greatest(0, extract(epoch FROM now() - min(start_after) FILTER (WHERE state IN ('created', 'retry')))), 0)::float8
          AS lag_seconds
      FROM ${queueTable} LEFT JOIN ${jobTable} ON job.name = queue.name AND state NOT IN ('completed', 'cancelled')
      GROUP BY queue.name ORDER BY queue.name`,
  )
}

const storedJobRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    state: z.enum(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']),
    retry_count: z.number(),
    data: z.unknown(),
    output: z.unknown(),
    start_after: timestampColumn,
    created_on: timestampColumn,
    started_on: z.nullable(timestampColumn),
    completed_on: z.nullable(timestampColumn),
  })
  .transform((row) => ({
    id: row.id,
    name: row.name,
    state: row.state,
    retryCount: row.retry_count,
    payload: row.data,
    output: row.output,
    startAfter: row.start_after,
    createdAt: row.created_on,
    startedAt: row.started_on,
    endedAt: row.completed_on,
  }))
export type StoredJob = z.output<typeof storedJobRow>

const jobColumns = sql`
  id, name, state::text, retry_count, data, output, start_after, created_on, started_on, completed_on`

export function findJobs(
  queries: Queries,
  { states, name, limit }: { states: readonly StoredJob['state'][]; name: string | undefined; limit: number },
): Promise<StoredJob[]> {
  return rowsOf(
    queries,
    storedJobRow,
    sql`
      SELECT ${jobColumns} FROM ${jobTable}
      WHERE state::text = ANY(${sql.param(states)}::text[]) AND (${name ?? null}::text IS NULL OR name = ${name ?? null}::text)
      ORDER BY coalesce(completed_on, started_on, start_after) DESC, id DESC LIMIT ${limit}`,
  )
}

/** Failed for good, latest first. @param name of the queue; undefined for all */
export async function findFailedJobs(
  queries: Queries,
  { name, page, perPage }: { name: string | undefined; page: number; perPage: number },
): Promise<{ jobs: StoredJob[]; total: number }> {
  const isWanted = sql`state = 'failed' AND (${name ?? null}::text IS NULL OR name = ${name ?? null}::text)`
  const jobs = await rowsOf(
    queries,
    storedJobRow,
    sql`
      SELECT ${jobColumns} FROM ${jobTable} WHERE ${isWanted}
      ORDER BY completed_on DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  )
  const totalRow = z.object({ total: z.number() })
  const found = await rowOf(queries, totalRow, sql`SELECT count(*)::int AS total FROM ${jobTable} WHERE ${isWanted}`)
  return { jobs, total: found?.total ?? 0 }
}

/** Whether a job was put back to run once more; another one of a unique queue that waits makes it superfluous. */
export type RunAgainOutcome = 'started' | 'not_failed' | 'same_waits'

/**
 * Puts a job that failed for good back to run at once. It gets one attempt, and another one only if its process dies;
 * its count of attempts goes on.
 */
export async function restartFailedJob(tx: Tx, { name, id }: { name: string; id: string }): Promise<RunAgainOutcome> {
  const same = sql`
    other.name = job.name AND other.policy = 'stately' AND other.state < 'active'
    AND coalesce(other.singleton_key, '') = coalesce(job.singleton_key, '')`
  const row = z.object({ is_same_waiting: z.boolean() })
  const failed = await rowOf(
    tx,
    row,
    sql`
      SELECT EXISTS (SELECT 1 FROM ${jobTable} AS other WHERE ${same}) AS is_same_waiting
      FROM ${jobTable} WHERE name = ${name} AND id = ${id} AND state = 'failed' FOR UPDATE OF job`,
  )
  if (!failed) return 'not_failed'
  if (failed.is_same_waiting) return 'same_waits'
  await tx.execute(
    sql`
      UPDATE ${jobTable} SET state = 'retry', retry_limit = retry_count + 2, start_after = now(), completed_on = NULL
      WHERE name = ${name} AND id = ${id}`,
  )
  return 'started'
}

export function findJob(queries: Queries, id: string): Promise<StoredJob | undefined> {
  return rowOf(queries, storedJobRow, sql`SELECT ${jobColumns} FROM ${jobTable} WHERE id = ${id}`)
}

/** Jobs of processes that ended without saying so; they are run again at once. */
export function releaseJobs(queries: Queries, jobs: readonly { name: string; id: string }[]) {
  return countOf(
    queries,
    sql`
      UPDATE ${jobTable} SET state = 'retry', started_on = NULL, start_after = now()
      FROM json_to_recordset(${JSON.stringify(jobs)}::json) AS given (name text, id uuid)
      WHERE job.name = given.name AND job.id = given.id AND state = 'active'`,
  )
}

/** Makes everything that waits due; tests move on in time with it. */
export function makeAllDue(queries: Queries) {
  return countOf(queries, sql`UPDATE ${jobTable} SET start_after = now() WHERE state IN ('created', 'retry')`)
}
