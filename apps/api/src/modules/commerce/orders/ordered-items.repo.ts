import { sellableKinds } from '@naikkelas/contract'
import { rupiah } from '@naikkelas/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { endOfEvent } from '../catalogue/index.ts'
import { isPartnerOpen } from '../packages/index.ts'

const amount = z.nullable(bigintColumn.transform(rupiah))
const instant = z.nullable(timestampColumn)

const itemRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    kind: z.enum(sellableKinds),
    name: z.string(),
    link: z.string(),
    summary: z.string(),
    price: amount,
    strike_price: amount,
    cover_id: z.nullable(z.uuid()),
    is_active: z.boolean(),
    available_from: instant,
    available_until: instant,
    seats: z.nullable(z.number()),
    seats_taken: z.number(),
    ends_at: instant,
    course_type: z.nullable(z.number()),
    days: z.nullable(z.number()),
    partner_id: z.nullable(z.uuid()),
    partner_name: z.nullable(z.string()),
    partner_kind: z.nullable(z.enum(['commission', 'subscription'])),
    partner_rate: z.nullable(z.number()),
    bundled_ids: z.array(z.uuid()),
  })
  .transform((row) => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    name: row.name,
    link: row.link,
    summary: row.summary,
    price: row.price,
    strikePrice: row.strike_price,
    coverId: row.cover_id,
    isActive: row.is_active,
    availableFrom: row.available_from,
    availableUntil: row.available_until,
    /** Null when seats are not counted. */
    seatsLeft: row.seats === null ? null : row.seats - row.seats_taken,
    /** Of an event: when its last session ends. */
    endsAt: row.ends_at,
    courseType: row.course_type,
    /** For how many days it is had; null for what does not end. */
    days: row.days,
    partner:
      row.partner_id === null
        ? null
        : { id: row.partner_id, name: row.partner_name ?? '', kind: row.partner_kind, rate: row.partner_rate ?? 0 },
    /** Courses of a bundle; empty for everything else. */
    bundledIds: row.bundled_ids,
  }))
/** What checkout knows of what is bought, whatever its kind. */
export type OrderedItem = z.output<typeof itemRow>

const findItem = (queries: Queries, where: SQL): Promise<OrderedItem | undefined> =>
  rowOf(
    queries,
    itemRow,
    sql`
      SELECT s.id, s.number, s.kind, s.name, s.link, s.summary, s.price, s.strike_price, s.cover_id,
        s.status = 1 AND s.archived_at IS NULL AND ${isPartnerOpen(sql`p.id`)} AS is_active, s.available_from, s.available_until, s.seats, s.seats_taken,
        ${endOfEvent(sql`s.kind`, sql`s.id`)} AS ends_at, c.type AS course_type,
        coalesce(t.licence_days, a.valid_days) AS days,
        p.id AS partner_id, p.name AS partner_name, p.partner_kind, p.commission_rate AS partner_rate,
        coalesce((SELECT jsonb_agg(b.course_id ORDER BY b.position) FROM course_bundle_items b WHERE b.bundle_id = s.id), '[]')
          AS bundled_ids
      FROM sellables s
      LEFT JOIN course_details c ON c.sellable_id = s.id
      LEFT JOIN tool_details t ON t.sellable_id = s.id
      LEFT JOIN add_on_details a ON a.sellable_id = s.id
      LEFT JOIN partners p ON p.id = s.partner_id
      WHERE ${where}`,
  )

/** By the number in its address. */
export const findItemByNumber = (queries: Queries, number: number) => findItem(queries, sql`s.number = ${number}`)

export const findItemById = (queries: Queries, id: string) => findItem(queries, sql`s.id = ${id}`)

/** Takes a seat, if one is left, or if they are not counted. @returns whether one is held, or `full` */
export async function takeSeat(tx: Tx, sellableId: string): Promise<'held' | 'uncounted' | 'full'> {
  const taken = await rowOf(
    tx,
    z.object({ is_counted: z.boolean() }),
    sql`
      UPDATE sellables SET seats_taken = seats_taken + 1 WHERE id = ${sellableId} AND seats_taken < seats
      RETURNING true AS is_counted`,
  )
  if (taken) return 'held'
  const uncounted = await countOf(tx, sql`SELECT FROM sellables WHERE id = ${sellableId} AND seats IS NULL`)
  return uncounted > 0 ? 'uncounted' : 'full'
}

const seatRow = z
  .object({ id: z.uuid(), price: z.nullable(bigintColumn), seats_left: z.nullable(z.number()) })
  .transform((row) => ({ id: row.id, price: row.price, seatsLeft: row.seats_left }))
export type SeatCount = z.output<typeof seatRow>

/** Gives back the seats that orders held, by item. */
export const releaseSeats = (tx: Tx, orderIds: readonly string[]): Promise<SeatCount[]> =>
  rowsOf(
    tx,
    seatRow,
    sql`
      WITH held AS (
        UPDATE order_lines SET holds_seat = false
        WHERE order_id = ANY (${sql.param([...orderIds])}::uuid[]) AND holds_seat RETURNING sellable_id),
      counted AS (SELECT sellable_id, count(*)::int AS seats FROM held GROUP BY sellable_id),
      locked AS (
        SELECT s.id FROM sellables s JOIN counted c ON c.sellable_id = s.id ORDER BY s.id FOR NO KEY UPDATE OF s)
      UPDATE sellables s SET seats_taken = s.seats_taken - c.seats
      FROM counted c, locked l WHERE s.id = c.sellable_id AND l.id = s.id
      RETURNING s.id, s.price, s.seats - s.seats_taken AS seats_left`,
  )

/** Another sale, which lists by popularity count. */
export async function countSale(tx: Tx, sellableId: string): Promise<void> {
  await tx.execute(sql`UPDATE sellables SET sales_count = sales_count + 1 WHERE id = ${sellableId}`)
}

/** Whether a session of an event that was ordered has begun. */
export async function hasBegun(queries: Queries, orderId: string, now: Date): Promise<boolean> {
  const begun = await countOf(
    queries,
    sql`
      SELECT FROM order_lines l JOIN event_sessions s ON s.event_id = l.sellable_id
      WHERE l.order_id = ${orderId} AND s.starts_at <= ${now} LIMIT 1`,
  )
  return begun > 0
}
