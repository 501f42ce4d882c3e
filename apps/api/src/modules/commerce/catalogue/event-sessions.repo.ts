import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { isPartnerOpen } from '../packages/index.ts'
import { bigintColumn, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const sessionRow = z.object({
  title: z.string(),
  starts_at: timestampColumn,
  ends_at: timestampColumn,
  number: bigintColumn,
  name: z.string(),
  link: z.string(),
  mode: z.number(),
  paid: z.number(),
  place_name: z.nullable(z.string()),
  price: z.nullable(z.coerce.number()),
  seats_left: z.nullable(z.number()),
  available_from: z.nullable(timestampColumn),
  available_until: z.nullable(timestampColumn),
  event_ends_at: timestampColumn,
})

interface SessionSearch {
  from: string
  until: string
  limit: number
}

/** Sessions of events that visitors see, which begin in that time. */
export function findPublicSessions(queries: Queries, { from, until, limit }: SessionSearch) {
  return rowsOf(
    queries,
    sessionRow,
    sql`
      SELECT session.title, session.starts_at, session.ends_at, s.number, s.name, s.link, e.mode, e.paid, e.place_name,
        s.price, s.seats - s.seats_taken AS seats_left, s.available_from, s.available_until,
        (SELECT max(ends_at) FROM event_sessions WHERE event_id = s.id) AS event_ends_at
      FROM event_sessions session
      JOIN sellables s ON s.id = session.event_id AND s.status = 1 AND s.archived_at IS NULL
        AND ${isPartnerOpen(sql`s.partner_id`)}
      JOIN event_details e ON e.sellable_id = s.id
      WHERE session.starts_at >= ${from}::timestamptz AND session.starts_at < ${until}::timestamptz
      ORDER BY session.starts_at, s.number, session.id LIMIT ${limit}`,
  )
}
