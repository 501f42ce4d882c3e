import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { countOf, rowOf } from '../database/rows.ts'
import type { Queries } from '../database/index.ts'

const counterRow = z.object({ hits: z.coerce.number(), seconds_left: z.coerce.number() })

/** Counts one more hit and returns their number; an expired window starts at one. The database's clock decides. */
export async function addHit(queries: Queries, { key, windowSeconds }: { key: string; windowSeconds: number }) {
  const row = await rowOf(
    queries,
    counterRow,
    sql`
      INSERT INTO rate_limits (key, hits, resets_at) VALUES (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN rate_limits.resets_at <= now() THEN 1 ELSE rate_limits.hits + 1 END,
        resets_at = CASE WHEN rate_limits.resets_at <= now() THEN excluded.resets_at ELSE rate_limits.resets_at END
      RETURNING hits, ceil(extract(epoch FROM resets_at - now())) AS seconds_left`,
  )
  if (!row) throw new Error('a counter answers with itself')
  return { hits: row.hits, secondsLeft: row.seconds_left }
}

export async function removeHit(queries: Queries, key: string) {
  await queries.execute(sql`UPDATE rate_limits SET hits = greatest(hits - 1, 0) WHERE key = ${key}`)
}

export function forgetOldCounters(queries: Queries) {
  return countOf(queries, sql`DELETE FROM rate_limits WHERE resets_at < now() - interval '1 hour'`)
}
