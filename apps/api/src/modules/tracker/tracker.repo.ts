import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/index.ts'
import type { EventRow } from './event-rows.rules.ts'

const columns = sql`day, id, name, received_at, traffic, user_id, page, url, platform, subdomain, button_type, section, type,
  partner_type, page_id, page_version, section_id, element, item_id, label, variant, visitor_id, session_id, view_id, view_day,
  after_ms, visible_ms, source, medium, campaign, term, content, ref, click_ids, referrer, city`

const columnTypes = sql`day date, id text, name text, received_at timestamptz, traffic text, user_id bigint, page text, url text,
  platform text, subdomain text, button_type text, section text, type text, partner_type text, page_id uuid, page_version integer,
  section_id text, element text, item_id text, label text, variant text, visitor_id text, session_id text, view_id text,
  view_day date, after_ms integer, visible_ms integer, source text, medium text, campaign text, term text, content text, ref text,
  click_ids text, referrer text, city text`

/** A way to come to a page: what a visitor counts once a day for. */
const way = sql`page_id, day, visitor_id, variant, source, campaign, device, city`
const sameVisitor = (table: string) =>
  sql`${sql.identifier(table)}.page_id = came.page_id AND ${sql.identifier(table)}.day = came.day AND ${sql.identifier(table)}.visitor_id = came.visitor_id`
const sameWay = (table: string) =>
  sql`(${sql.identifier(table)}.variant, ${sql.identifier(table)}.source, ${sql.identifier(table)}.campaign, ${sql.identifier(table)}.device, ${sql.identifier(table)}.city)
    = (came.variant, came.source, came.campaign, came.device, came.city)`

/** New links of a page that are told apart on a day, so that made-up words fill no table; the others count together. */
const newLinksADay = 200
/** What those that are not told apart are counted under. */
export const otherLinks = 'other'
/** Robots make no links known. */
const isPress = sql`(traffic = 'visitor' AND name IN ('lp_cta_click', 'button_click', 'banner_click'))`
/** What a link says and where it leads, as one short word. */
export const linkId = sql`left(encode(sha256(convert_to(type || chr(10) || label, 'UTF8')), 'hex'), 16)`

/**
 * Stores events and counts them in one statement; those known by their id change nothing. Rows that several processes
 * write are taken in one order, so that none waits for another in a circle.
 *
 * The first way by which a visitor came on a day is in `tracker_visitors`, whose row counts them by the hour; each other
 * one is in `tracker_further_visits`. Whoever loses the race for the first row has a further one, be it the same.
 * A link that is pressed for the first time is noted in `tracker_links`, as long as the day has not too many of them.
 * @param looksBack whether an event of the day before may come again: in the first hour of a day
 */
export async function insertEvents(queries: Queries, rows: readonly EventRow[], { looksBack }: { looksBack: boolean }) {
  await queries.execute(sql`
    WITH sent AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS sent (${columnTypes})
    ), kept AS (
      INSERT INTO tracker_events (${columns})
      SELECT ${columns} FROM sent
      WHERE NOT (${looksBack} AND EXISTS (SELECT 1 FROM tracker_events AS known WHERE known.day = sent.day - 1 AND known.id = sent.id))
      ON CONFLICT DO NOTHING
      RETURNING day, view_day, name, received_at, traffic, page_id, section_id, type, label, variant, visitor_id, visible_ms, source,
        campaign, CASE platform WHEN 'desktop' THEN 'desktop' ELSE 'mobile' END AS device, city
    ), came AS (
      SELECT page_id, view_day AS day, visitor_id, variant, source, campaign, device, city,
        -- Of a page that was opened the day before: the end of that day.
        min(least(received_at, (view_day + 1)::timestamp AT TIME ZONE 'Asia/Jakarta' - interval '1 ms')) AS visited_at,
        min(received_at) FILTER (WHERE name = 'lp_cta_click') AS cta_at
      FROM kept WHERE traffic = 'visitor' AND page_id IS NOT NULL AND visitor_id <> '' GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
    ), fresh AS (
      SELECT * FROM came
      WHERE NOT EXISTS (
        SELECT 1 FROM tracker_visitors AS known
        WHERE ${sameVisitor('known')} AND ${sameWay('known')} AND (came.cta_at IS NULL OR known.cta_at IS NOT NULL)
      ) AND NOT EXISTS (
        SELECT 1 FROM tracker_further_visits AS known
        WHERE ${sameVisitor('known')} AND ${sameWay('known')} AND (came.cta_at IS NULL OR known.cta_at IS NOT NULL)
      )
    ), seen AS (
      INSERT INTO tracker_visitors (${way}, visited_at, cta_at)
      SELECT DISTINCT ON (page_id, day, visitor_id) ${way}, visited_at, cta_at
      FROM fresh ORDER BY page_id, day, visitor_id, visited_at, variant, source, campaign, device, city
      ON CONFLICT (page_id, day, visitor_id) DO UPDATE SET cta_at = excluded.cta_at
        WHERE tracker_visitors.cta_at IS NULL AND excluded.cta_at IS NOT NULL
          AND (tracker_visitors.variant, tracker_visitors.source, tracker_visitors.campaign, tracker_visitors.device, tracker_visitors.city)
            = (excluded.variant, excluded.source, excluded.campaign, excluded.device, excluded.city)
      RETURNING ${way}, visited_at, xmax = 0 AS is_new
    ), further AS (
      INSERT INTO tracker_further_visits (${way}, visited_at, cta_at)
      SELECT ${way}, visited_at, cta_at FROM fresh AS came
      WHERE NOT EXISTS (SELECT 1 FROM seen WHERE ${sameVisitor('seen')} AND ${sameWay('seen')})
      ORDER BY ${way}
      ON CONFLICT (${way}) DO UPDATE SET cta_at = excluded.cta_at
        WHERE tracker_further_visits.cta_at IS NULL AND excluded.cta_at IS NOT NULL
    ), told AS (
      SELECT *, CASE WHEN ${isPress} THEN ${linkId} ELSE '' END AS link FROM kept WHERE page_id IS NOT NULL
    ), pressed AS (
      SELECT page_id, section_id, link AS id, min(label) AS label, min(type) AS target, min(day) AS first_day FROM told
      WHERE link <> '' GROUP BY page_id, section_id, link
    ), unknown AS (
      SELECT *, row_number() OVER (PARTITION BY page_id ORDER BY section_id, id) AS place FROM pressed
      WHERE NOT EXISTS (
        SELECT 1 FROM tracker_links AS known
        WHERE known.page_id = pressed.page_id AND known.section_id = pressed.section_id AND known.id = pressed.id
      )
    ), strange AS (
      SELECT *, place > ${newLinksADay} - (
        SELECT count(*) FROM tracker_links AS known
        WHERE known.page_id = unknown.page_id AND known.first_day = unknown.first_day
      ) AS is_other
      FROM unknown
    ), met AS (
      INSERT INTO tracker_links (page_id, section_id, id, label, target, first_day)
      SELECT page_id, section_id, id, label, target, first_day FROM strange WHERE NOT is_other
      ORDER BY page_id, section_id, id
      ON CONFLICT DO NOTHING
    )
    INSERT INTO tracker_hours AS hours
      (page_id, hour, name, traffic, variant, section_id, element, source, campaign, device, city, events, visitors, visible_ms)
    SELECT page_id, hour, name, traffic, variant, section_id, element, source, campaign, device, city,
      sum(events), sum(visitors), sum(visible_ms)
    FROM (
      SELECT page_id, date_trunc('hour', received_at, 'UTC') AS hour, name, traffic, variant, section_id,
        CASE WHEN is_other THEN ${otherLinks} ELSE link END AS element, source, campaign, device, city, 1 AS events, 0 AS visitors,
        coalesce(visible_ms, 0) AS visible_ms
      FROM told LEFT JOIN (SELECT page_id, section_id, id AS link, is_other FROM strange WHERE is_other) AS others
        USING (page_id, section_id, link)
      UNION ALL
      SELECT page_id, date_trunc('hour', visited_at, 'UTC'), 'page_visit', 'visitor', variant, '', '', source, campaign, device, city, 0, 1, 0
      FROM seen WHERE is_new
    ) AS counted
    GROUP BY page_id, hour, name, traffic, variant, section_id, element, source, campaign, device, city
    ORDER BY page_id, hour, name, traffic, variant, section_id, element, source, campaign, device, city
    ON CONFLICT (page_id, hour, name, traffic, variant, section_id, element, source, campaign, device, city)
      DO UPDATE SET events = hours.events + excluded.events, visitors = hours.visitors + excluded.visitors,
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
