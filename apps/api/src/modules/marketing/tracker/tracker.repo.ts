import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import type { HourCount, PressedLink } from './event-counts.rules.ts'
import type { EventRow } from './event-rows.rules.ts'

const columns = sql`day, id, name, received_at, traffic, user_id, page, url, platform, subdomain, button_type, section, type,
  partner_type, page_id, page_version, section_id, element, item_id, label, variant, visitor_id, session_id, view_id, view_day,
  after_ms, visible_ms, source, medium, campaign, term, content, ref, click_ids, referrer, city`

const columnTypes = sql`day date, id text, name text, received_at timestamptz, traffic text, user_id bigint, page text, url text,
  platform text, subdomain text, button_type text, section text, type text, partner_type text, page_id uuid, page_version integer,
  section_id text, element text, item_id text, label text, variant text, visitor_id text, session_id text, view_id text,
  view_day date, after_ms integer, visible_ms integer, source text, medium text, campaign text, term text, content text, ref text,
  click_ids text, referrer text, city text`

/**
 * Stores events; events with a known id change nothing.
 * @param looksBack whether to look for duplicates in the day before: in the first hour of a day
 * @returns the events that are new
 */
export async function insertEvents(
  tx: Tx,
  rows: readonly EventRow[],
  { looksBack }: { looksBack: boolean },
): Promise<EventRow[]> {
  const byKey = new Map(rows.toReversed().map((row) => [`${row.day} ${row.id}`, row]))
  const inserted = await rowsOf(
    tx,
    z.object({ day: z.string(), id: z.string() }),
    sql`
      INSERT INTO tracker_events (${columns})
      SELECT ${columns} FROM json_to_recordset(${JSON.stringify([...byKey.values()])}::json) AS sent (${columnTypes})
      WHERE NOT (${looksBack} AND EXISTS (
        SELECT 1 FROM tracker_events AS known WHERE known.day = sent.day - 1 AND known.id = sent.id))
      ORDER BY day, id
      ON CONFLICT DO NOTHING
      RETURNING day::text, id`,
  )
  return inserted.flatMap(({ day, id }) => byKey.get(`${day} ${id}`) ?? [])
}

const linkColumns = sql`page_id, section_id, id, label, target, first_day`
const linkTypes = sql`page_id uuid, section_id text, id text, label text, target text, first_day date`

/** Of these links those that no visitor has pressed before, each with how many links of its page that day made known. */
export function findUnknownLinks(tx: Tx, links: readonly PressedLink[]) {
  const row = z
    .object({
      page_id: z.string(),
      section_id: z.string(),
      id: z.string(),
      label: z.string(),
      target: z.string(),
      first_day: z.string(),
      known_that_day: z.coerce.number(),
    })
    .transform(({ known_that_day, ...link }) => ({ ...link, knownThatDay: known_that_day }))
  return rowsOf(
    tx,
    row,
    sql`
      SELECT page_id, section_id, id, label, target, first_day::text, (
        SELECT count(*) FROM tracker_links AS known
        WHERE known.page_id = pressed.page_id AND known.first_day = pressed.first_day) AS known_that_day
      FROM json_to_recordset(${JSON.stringify(links)}::json) AS pressed (${linkTypes})
      WHERE NOT EXISTS (
        SELECT 1 FROM tracker_links AS known
        WHERE known.page_id = pressed.page_id AND known.section_id = pressed.section_id AND known.id = pressed.id)
      ORDER BY page_id, section_id, id`,
  )
}

/** Stores the labels of links for analytics; known links are unchanged. */
export async function insertLinks(tx: Tx, links: readonly PressedLink[]) {
  await tx.execute(sql`
    INSERT INTO tracker_links (${linkColumns})
    SELECT ${linkColumns} FROM json_to_recordset(${JSON.stringify(links)}::json) AS pressed (${linkTypes})
    ORDER BY page_id, section_id, id
    ON CONFLICT DO NOTHING`)
}

const hourKey = sql`page_id, hour, name, traffic, variant, section_id, element, source, campaign, device, city`

/** Adds to the hourly counts, in one order for all processes, so that none waits for another in a circle. */
export async function addToHours(tx: Tx, counts: readonly HourCount[]) {
  await tx.execute(sql`
    INSERT INTO tracker_hours AS hours (${hourKey}, events, visitors, visible_ms)
    SELECT ${hourKey}, events, visitors, visible_ms
    FROM json_to_recordset(${JSON.stringify(counts)}::json) AS counted (
      page_id uuid, hour timestamptz, name text, traffic text, variant text, section_id text, element text, source text,
      campaign text, device text, city text, events bigint, visitors bigint, visible_ms bigint)
    ORDER BY ${hourKey}
    ON CONFLICT (${hourKey}) DO UPDATE SET
      events = hours.events + excluded.events,
      visitors = hours.visitors + excluded.visitors,
      visible_ms = hours.visible_ms + excluded.visible_ms`)
}

export interface AdClick {
  id: string
  name: string
  link: string
  clickedAt: Date
  sponsorId: string
  receivedAt: Date
}

export async function insertAdClick(queries: Queries, click: AdClick) {
  await queries.execute(sql`
    INSERT INTO ad_click_logs (id, name, link, clicked_at, sponsor_id, received_at)
    VALUES (${click.id}, ${click.name}, ${click.link}, ${click.clickedAt}, ${click.sponsorId}, ${click.receivedAt})`)
}
