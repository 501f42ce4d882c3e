import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf } from '../../../platform/database/rows.ts'

/** Different words of a day. Who types nonsense all day fills no table. */
const wordsOfDayAtMost = 20_000

interface Counted {
  day: string
  words: string
  searches: number
  emptySearches: number
}

export async function addSearchedWords(queries: Queries, counted: readonly Counted[]): Promise<void> {
  const column = <Name extends keyof Counted>(name: Name) => sql.param(counted.map((one) => one[name]))
  await queries.execute(sql`
    WITH counted AS (
      SELECT * FROM unnest(${column('day')}::date[], ${column('words')}::text[], ${column('searches')}::integer[],
        ${column('emptySearches')}::integer[]) AS counted (day, words, searches, empty_searches)
    )
    INSERT INTO searched_words AS kept (day, words, searches, empty_searches)
    SELECT day, words, searches, empty_searches FROM counted
    WHERE EXISTS (SELECT FROM searched_words there WHERE there.day = counted.day AND there.words = counted.words)
      OR (SELECT count(*) FROM searched_words there WHERE there.day = counted.day) < ${wordsOfDayAtMost}
    ORDER BY day, words
    ON CONFLICT (day, words) DO UPDATE SET searches = kept.searches + excluded.searches,
      empty_searches = kept.empty_searches + excluded.empty_searches`)
}

const searchedRow = z
  .object({ words: z.string(), searches: z.number(), empty_searches: z.number(), last_day: z.string() })
  .transform(({ words, searches, empty_searches, last_day }) => ({
    words,
    searches,
    emptySearches: empty_searches,
    lastDay: last_day,
  }))

interface Period {
  from: string
  until: string
}

/** Most often first. */
export function findSearchedWords(
  queries: Queries,
  { from, until, isEmptyOnly, limit }: Period & { isEmptyOnly: boolean; limit: number },
) {
  const counted = isEmptyOnly ? sql`sum(empty_searches)` : sql`sum(searches)`
  return rowsOf(
    queries,
    searchedRow,
    sql`
      SELECT words, sum(searches)::int AS searches, sum(empty_searches)::int AS empty_searches, max(day)::text AS last_day
      FROM searched_words WHERE day BETWEEN ${from}::date AND ${until}::date
      GROUP BY words HAVING ${counted} > 0 ORDER BY ${counted} DESC, words LIMIT ${limit}`,
  )
}

export async function sumSearches(queries: Queries, { from, until }: Period) {
  const row = await rowOf(
    queries,
    z.object({ searches: z.number(), empty_searches: z.number() }),
    sql`
      SELECT coalesce(sum(searches), 0)::int AS searches, coalesce(sum(empty_searches), 0)::int AS empty_searches
      FROM searched_words WHERE day BETWEEN ${from}::date AND ${until}::date`,
  )
  return { searches: row?.searches ?? 0, emptySearches: row?.empty_searches ?? 0 }
}

/** Words from before this day. */
export async function deleteSearchedWords(queries: Queries, day: string): Promise<void> {
  await queries.execute(sql`DELETE FROM searched_words WHERE day < ${day}::date`)
}
