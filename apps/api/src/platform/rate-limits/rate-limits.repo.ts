import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { countOf, rowsOf } from '../database/rows.ts'
import type { Queries } from '../database/index.ts'

const counterRow = z.object({ place: z.number(), hits: z.coerce.number(), seconds_left: z.coerce.number() })

export interface Counter {
  key: string
  /** What the window holds. */
  hits: number
  windowSeconds: number
}

/** A counter after one more hit. */
export interface Counted {
  hits: number
  secondsLeft: number
}

/**
 * Counts one more hit for each counter in one statement, in their order; an expired window starts at one. The database's
 * clock decides. All callers name counters of one kind in one order, so that two of them never wait for each other.
 * @param until `first full` leaves what follows a full counter uncounted, and out of the answer
 */
export async function addHits(queries: Queries, counters: readonly Counter[], until: 'first full' | 'last') {
  const steps = counters.map(({ key, windowSeconds }, place) => {
    const before = counters[place - 1]
    const isReached =
      before === undefined || until === 'last'
        ? sql`true`
        : sql`EXISTS (SELECT FROM ${step(place - 1)} WHERE hits <= ${before.hits}::int)`
    return sql`${step(place)} AS (
      INSERT INTO rate_limits (key, hits, resets_at)
      SELECT ${key}, 1, now() + make_interval(secs => ${windowSeconds}) WHERE ${isReached}
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN rate_limits.resets_at <= now() THEN 1 ELSE rate_limits.hits + 1 END,
        resets_at = CASE WHEN rate_limits.resets_at <= now() THEN excluded.resets_at ELSE rate_limits.resets_at END
      RETURNING ${place}::int AS place, hits, ceil(extract(epoch FROM resets_at - now())) AS seconds_left)`
  })
  const all = counters.map((_, place) => sql`SELECT place, hits, seconds_left FROM ${step(place)}`)
  const rows = await rowsOf(
    queries,
    counterRow,
    sql`WITH ${sql.join(steps, sql`, `)} ${sql.join(all, sql` UNION ALL `)} ORDER BY place`,
  )
  if (rows.length === 0) throw new Error('a counter answers with itself')
  return rows.map(({ hits, seconds_left }): Counted => ({ hits, secondsLeft: seconds_left }))
}

const step = (place: number) => sql.raw(`counted_${place}`)

/** Takes one hit of each counter back, in their order. */
export async function removeHits(queries: Queries, keys: readonly string[]) {
  await queries.execute(sql`
    WITH locked AS (
      SELECT rate_limits.key FROM rate_limits
      JOIN unnest(${sql.param(keys)}::text[]) WITH ORDINALITY AS given (key, place) ON given.key = rate_limits.key
      ORDER BY given.place FOR UPDATE OF rate_limits)
    UPDATE rate_limits SET hits = greatest(rate_limits.hits - 1, 0) FROM locked WHERE rate_limits.key = locked.key`)
}

export function forgetOldCounters(queries: Queries) {
  return countOf(queries, sql`DELETE FROM rate_limits WHERE resets_at < now() - interval '1 hour'`)
}
