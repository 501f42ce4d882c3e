import { type SellableValue, sellableValueSchema } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { detailsOf } from './details.repo.ts'
import { isoOf } from './iso.queries.ts'

/** Between neighbours, so that most moves change one row. */
export const POSITION_GAP = 1_048_576

const recordRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    version: z.number(),
    is_archived: z.boolean(),
    owner: z.union([z.literal(1), z.literal(2)]),
    seats_taken: z.number(),
    sales_count: z.number(),
    created_at: timestampColumn,
    updated_at: timestampColumn,
    changed_by: z.nullable(z.string()),
    value: z.custom<SellableValue>((value) => sellableValueSchema.safeParse(value).success),
  })
  .transform((row) => ({
    id: row.id,
    number: row.number,
    version: row.version,
    isArchived: row.is_archived,
    owner: row.owner,
    seatsTaken: row.seats_taken,
    salesCount: row.sales_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    changedBy: row.changed_by,
    value: row.value,
  }))
export type StoredSellable = z.output<typeof recordRow>

const value = sql`
  jsonb_build_object(
    'kind', s.kind, 'name', s.name, 'link', s.link, 'summary', s.summary, 'description', s.description,
    'price', s.price, 'strikePrice', s.strike_price, 'seats', s.seats,
    'availableFrom', ${isoOf(sql`s.available_from`)}, 'availableUntil', ${isoOf(sql`s.available_until`)},
    'status', s.status, 'partnerId', s.partner_id, 'categoryId', s.category_id, 'coverId', s.cover_id,
    'landingPageId', s.landing_page_id, 'details', ${detailsOf})`

const selected = sql`
  SELECT s.id, s.number, s.version, s.archived_at IS NOT NULL AS is_archived, s.owner, s.seats_taken, s.sales_count,
    s.created_at, s.updated_at, (SELECT name FROM admin_users WHERE admin_users.id = s.changed_by) AS changed_by,
    ${value} AS value
  FROM sellables s`

export function findSellable(queries: Queries, id: string): Promise<StoredSellable | undefined> {
  return rowOf(queries, recordRow, sql`${selected} WHERE s.id = ${id}`)
}

/** Holds it until the transaction ends; what is read is what others have committed. */
export async function lockSellable(tx: Tx, id: string): Promise<StoredSellable | undefined> {
  await tx.execute(sql`SELECT FROM sellables WHERE id = ${id} FOR NO KEY UPDATE`)
  return findSellable(tx, id)
}

/** The same for several, by id, so that two requests never wait for each other. */
export async function lockSellables(tx: Tx, ids: readonly string[]): Promise<StoredSellable[]> {
  const chosen = sql.param([...ids])
  await tx.execute(sql`SELECT FROM sellables WHERE id = ANY(${chosen}::uuid[]) ORDER BY id FOR NO KEY UPDATE`)
  return findSellables(tx, ids)
}

export function findSellables(queries: Queries, ids: readonly string[]): Promise<StoredSellable[]> {
  return rowsOf(queries, recordRow, sql`${selected} WHERE s.id = ANY(${sql.param([...ids])}::uuid[]) ORDER BY s.number`)
}

interface Written {
  id: string
  value: SellableValue
  actorId: string | null
  at: Date
}

/** At the end of the list of its kind. */
export async function insertSellable(queries: Queries, { id, value: v, actorId, at }: Written) {
  await queries.execute(sql`
    INSERT INTO sellables (id, kind, name, link, summary, description, price, strike_price, seats, available_from,
      available_until, status, partner_id, category_id, cover_id, landing_page_id, position, created_at, updated_at, changed_by)
    VALUES (${id}, ${v.kind}, ${v.name}, ${v.link}, ${v.summary}, ${jsonOf(v.description)}::jsonb, ${v.price},
      ${v.strikePrice}, ${v.seats}, ${v.availableFrom}, ${v.availableUntil}, ${v.status}, ${v.partnerId}, ${v.categoryId},
      ${v.coverId}, ${v.landingPageId},
      (SELECT coalesce(max(position), 0) + ${POSITION_GAP} FROM sellables WHERE kind = ${v.kind}), ${at}, ${at}, ${actorId})`)
}

export async function replaceSellable(queries: Queries, { id, value: v, actorId, at }: Written) {
  await queries.execute(sql`
    UPDATE sellables SET name = ${v.name}, link = ${v.link}, summary = ${v.summary},
      description = ${jsonOf(v.description)}::jsonb, price = ${v.price}, strike_price = ${v.strikePrice}, seats = ${v.seats},
      available_from = ${v.availableFrom}, available_until = ${v.availableUntil}, status = ${v.status},
      partner_id = ${v.partnerId}, category_id = ${v.categoryId}, cover_id = ${v.coverId},
      landing_page_id = ${v.landingPageId}, version = version + 1, updated_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`)
}

/** False when it was ordered, or when a bundle, a collection, a coupon or the history of prices names it. */
export async function deleteUnusedSellable(queries: Queries, id: string): Promise<boolean> {
  const count = await countOf(
    queries,
    sql`
      DELETE FROM sellables s WHERE s.id = ${id} AND s.sales_count = 0 AND s.seats_taken = 0
        AND NOT EXISTS (SELECT FROM course_bundle_items WHERE course_id = s.id)
        AND NOT EXISTS (SELECT FROM course_collection_items WHERE course_id = s.id)
        AND NOT EXISTS (SELECT FROM price_changes WHERE sellable_id = s.id)
        AND NOT EXISTS (SELECT FROM coupon_items WHERE sellable_id = s.id)
        AND NOT EXISTS (SELECT FROM order_lines WHERE sellable_id = s.id)`,
  )
  return count === 1
}

interface StateChange {
  id: string
  status: 0 | 1
  isArchived: boolean
  actorId: string
  at: Date
}

export async function changeState(queries: Queries, { id, status, isArchived, actorId, at }: StateChange) {
  await queries.execute(sql`
    UPDATE sellables SET status = ${status}, archived_at = ${isArchived ? at : null}, version = version + 1,
      updated_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`)
}

interface PriceSet {
  id: string
  price: number | null
  strikePrice: number | null
  actorId: string
  at: Date
}

export async function setPrice(queries: Queries, { id, price, strikePrice, actorId, at }: PriceSet) {
  await queries.execute(sql`
    UPDATE sellables SET price = ${price}, strike_price = ${strikePrice}, version = version + 1, updated_at = ${at},
      changed_by = ${actorId}
    WHERE id = ${id}`)
}

/** Links that begin like this one, to find a free one. */
export async function findLinksLike(queries: Queries, link: string): Promise<ReadonlySet<string>> {
  const pattern = `${link.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await rowsOf(
    queries,
    z.object({ link: z.string() }),
    sql`SELECT link FROM sellables WHERE link LIKE ${pattern}`,
  )
  return new Set(rows.map((row) => row.link))
}

/** Which of these cannot be in a bundle: other kinds, what is archived, and bundles. */
export async function findUnbundled(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      SELECT id FROM sellables WHERE id = ANY(${sql.param([...ids])}::uuid[]) AND (
        kind <> 'course' OR archived_at IS NOT NULL
        OR EXISTS (SELECT FROM course_bundle_items WHERE bundle_id = sellables.id))`,
  )
  return rows.map(({ id }) => id)
}

export async function isInBundle(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`SELECT FROM course_bundle_items WHERE course_id = ${id} LIMIT 1`)) > 0
}

const jsonOf = (json: unknown) => (json === null ? null : JSON.stringify(json))
