import { courseLevels } from '@naikkelas/contract'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import { isListed } from './listed.queries.ts'
import { isoOf } from './iso.queries.ts'
import { listColumns, type ListOptions, listedFields, listedShape, listParts, placeIn } from './sellable-lists.repo.ts'

const instant = z.nullable(z.string())

const cardRow = z
  .object({
    ...listedShape,
    category_number: z.nullable(z.coerce.number()),
    rating: z.nullable(z.object({ average: z.number(), count: z.number() })),
    course: z.nullable(
      z.object({
        type: z.number(),
        level: z.enum(courseLevels),
        minutes: z.nullable(z.number()),
        lessonCount: z.number(),
        opensAt: instant,
      }),
    ),
    event: z.nullable(
      z.object({
        mode: z.number(),
        paid: z.number(),
        startsAt: instant,
        sessions: z.array(z.object({ startsAt: z.string(), endsAt: z.string() })),
        place: z.nullable(z.string()),
      }),
    ),
  })
  .transform((row) => ({
    ...listedFields(row),
    category: row.category && { ...row.category, number: row.category_number ?? 0 },
    rating: row.rating,
    course: row.course,
    event: row.event,
  }))
/** An entry of a public list with what its card shows of the kind. */
export type Card = z.output<typeof cardRow>

/** The page of a list first, and only then what its cards show beside that. */
export function findCards(queries: Queries, options: ListOptions): Promise<Card[]> {
  const { where, order } = listParts(options)
  return rowsOf(
    queries,
    cardRow,
    sql`
      SELECT ${cardColumns(placeIn(options))}
      FROM sellables s ${besideCards} WHERE ${where} ORDER BY ${order} LIMIT ${options.limit}`,
  )
}

/** What a card shows of `sellables s`, with what `besideCards` joins. */
const cardColumns = (place: SQL): SQL => sql`
  ${listColumns(place)}, c.number AS category_number,
  (SELECT jsonb_build_object('average', round(stars_total::numeric / review_count, 2), 'count', review_count)
    FROM review_totals WHERE sellable_id = s.id AND review_count > 0) AS rating,
  CASE WHEN course.sellable_id IS NOT NULL THEN (
    SELECT jsonb_build_object('type', course.type, 'level', course.level, 'opensAt', ${isoOf(sql`course.opens_at`)},
      'lessonCount', count(l.id)::int, 'minutes', coalesce(course.duration_minutes, nullif(sum(l.minutes), 0)::int))
    FROM course_chapters ch JOIN course_lessons l ON l.chapter_id = ch.id WHERE ch.course_id = s.id) END AS course,
  CASE WHEN s.kind = 'event' THEN (
    SELECT jsonb_build_object('mode', e.mode, 'paid', e.paid, 'place', e.place_name,
      'startsAt', (SELECT ${isoOf(sql`min(starts_at)`)} FROM event_sessions WHERE event_id = s.id),
      'sessions', coalesce((
        SELECT jsonb_agg(jsonb_build_object('startsAt', ${isoOf(sql`starts_at`)}, 'endsAt', ${isoOf(sql`ends_at`)}) ORDER BY starts_at)
        FROM event_sessions WHERE event_id = s.id), '[]'))
    FROM event_details e WHERE e.sellable_id = s.id) END AS event`

const besideCards = sql`
  LEFT JOIN course_details course ON course.sellable_id = s.id
  LEFT JOIN categories c ON c.id = s.category_id
  LEFT JOIN partners p ON p.id = s.partner_id`

/** Cards of a page that was found elsewhere. @param page a query with `id`, `turn` (their order) and `value` (what they are sorted by) */
export function findCardsOf(queries: Queries, page: SQL): Promise<Card[]> {
  return rowsOf(
    queries,
    cardRow,
    sql`
      WITH page AS MATERIALIZED (${page})
      SELECT ${cardColumns(sql`page.value::text || '.' || s.number`)}
      FROM page JOIN sellables s ON s.id = page.id ${besideCards} ORDER BY page.turn`,
  )
}

/** Cards of these entries in their order; those that visitors do not find are left out. */
export function findPickedCards(queries: Queries, ids: readonly string[], now: Date): Promise<Card[]> {
  return findCardsOf(
    queries,
    sql`
      SELECT sellables.id, picked.turn, picked.turn AS value
      FROM unnest(${sql.param([...ids])}::uuid[]) WITH ORDINALITY AS picked (id, turn) JOIN sellables USING (id)
      WHERE status = 1 AND archived_at IS NULL AND ${isListed({ kind: sql`kind`, id: sql`sellables.id`, partnerId: sql`partner_id` }, now)}`,
  )
}

const traitsRow = z
  .object({ id: z.uuid(), kind: z.string(), category_id: z.nullable(z.uuid()), price: z.nullable(z.coerce.number()) })
  .transform(({ category_id, ...same }) => ({ ...same, categoryId: category_id }))

/** What of entries decides in which lists of pages they are, whether visitors see them or not. */
export function findListTraits(queries: Queries, ids: readonly string[]) {
  return rowsOf(
    queries,
    traitsRow,
    sql`SELECT id, kind, category_id, price FROM sellables WHERE id = ANY(${sql.param([...ids])}::uuid[])`,
  )
}
