import { type SellableKind, sellableKinds } from '@naikkelas/contract'
import type { ReviewState } from '@naikkelas/contract/commerce'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { ListPlace } from '../catalogue/index.ts'

const name = z.nullable(z.string())

const reviewRow = z
  .object({
    id: z.uuid(),
    number: bigintColumn,
    version: z.number(),
    stars: z.number(),
    text: z.string(),
    author: z.string(),
    written_at: timestampColumn,
    sellable: z.object({ id: z.uuid(), kind: z.enum(sellableKinds), name: z.string() }),
    price: z.nullable(z.coerce.number()),
    hidden_at: z.nullable(timestampColumn),
    hidden_reason: name,
    hidden_by: name,
    reply: name,
    replied_at: z.nullable(timestampColumn),
    replied_by: name,
    place: z.string(),
  })
  .transform(({ written_at, hidden_at, hidden_reason, hidden_by, replied_at, replied_by, ...same }) => ({
    ...same,
    writtenAt: written_at,
    hiddenAt: hidden_at,
    hiddenReason: hidden_reason,
    hiddenBy: hidden_by,
    repliedAt: replied_at,
    repliedBy: replied_by,
  }))
/** A review with the author's whole name, which leaves the module shortened only. */
export type StoredReview = z.output<typeof reviewRow>

const adminName = (id: SQL) => sql`(SELECT admin_users.name FROM admin_users WHERE admin_users.id = ${id})`

const selected = sql`
  SELECT r.id, r.number, r.version, r.stars, r.text, r.written_at, r.hidden_at, r.hidden_reason, r.reply, r.replied_at,
    l.name AS author, jsonb_build_object('id', s.id, 'kind', s.kind, 'name', s.name) AS sellable, s.price,
    ${adminName(sql`r.hidden_by`)} AS hidden_by, ${adminName(sql`r.replied_by`)} AS replied_by,
    (extract(epoch FROM r.written_at) * 1000)::bigint || '.' || r.number AS place
  FROM reviews r JOIN sellables s ON s.id = r.sellable_id JOIN learner_users l ON l.id = r.learner_id`

interface ReviewFilter {
  sellableId?: string | undefined
  /** No others; undefined for all. */
  kinds?: readonly SellableKind[] | undefined
  state?: ReviewState | undefined
  stars?: number | undefined
  isAnswered?: boolean | undefined
  /** Without those of stars alone. @default all */
  hasText?: boolean
  /** A part of the text or of the entry's name. */
  search?: string | undefined
}

interface ReviewSearch {
  filter: ReviewFilter
  /** Behind this place, newest first; before it, nearest first, when `isBackwards`. */
  from: ListPlace | undefined
  isBackwards: boolean
  limit: number
}

export function findReviews(
  queries: Queries,
  { filter, from, isBackwards, limit }: ReviewSearch,
): Promise<StoredReview[]> {
  const direction = isBackwards ? sql`ASC` : sql`DESC`
  const behind =
    from &&
    sql`(r.written_at, r.number) ${isBackwards ? sql`>` : sql`<`}
      (${new Date(from.value)}::timestamptz, ${from.number}::bigint)`
  return rowsOf(
    queries,
    reviewRow,
    sql`
      ${selected} WHERE ${sql.join([...conditions(filter), ...(behind ? [behind] : [])], sql` AND `)}
      ORDER BY r.written_at ${direction}, r.number ${direction} LIMIT ${limit}`,
  )
}

function conditions({
  sellableId,
  kinds,
  state,
  stars,
  isAnswered,
  hasText = false,
  search = '',
}: ReviewFilter): SQL[] {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return [
    sql`true`,
    ...(sellableId === undefined ? [] : [sql`r.sellable_id = ${sellableId}`]),
    ...(kinds === undefined ? [] : [sql`s.kind = ANY(${sql.param([...kinds])}::text[])`]),
    ...(state === undefined ? [] : [state === 'shown' ? sql`r.hidden_at IS NULL` : sql`r.hidden_at IS NOT NULL`]),
    ...(stars === undefined ? [] : [sql`r.stars = ${stars}`]),
    ...(isAnswered === undefined ? [] : [sql`(r.reply IS NOT NULL) = ${isAnswered}`]),
    ...(hasText ? [sql`r.text <> ''`] : []),
    ...(search === '' ? [] : [sql`(r.text ILIKE ${pattern} OR s.name ILIKE ${pattern})`]),
  ]
}

export const findReview = (queries: Queries, id: string): Promise<StoredReview | undefined> =>
  rowOf(queries, reviewRow, sql`${selected} WHERE r.id = ${id}`)

/** Holds it until the transaction ends. */
export async function lockReview(tx: Tx, id: string): Promise<StoredReview | undefined> {
  await tx.execute(sql`SELECT FROM reviews WHERE id = ${id} FOR NO KEY UPDATE`)
  return findReview(tx, id)
}

interface VisibilityChange {
  id: string
  /** Null for one that visitors see. */
  hidden: { reason: string; actorId: string; at: Date } | null
}

export async function changeVisibility(tx: Tx, { id, hidden }: VisibilityChange) {
  await tx.execute(sql`
    UPDATE reviews SET hidden_at = ${hidden?.at ?? null}, hidden_reason = ${hidden?.reason ?? null},
      hidden_by = ${hidden?.actorId ?? null}, version = version + 1
    WHERE id = ${id}`)
}

interface ReplyChange {
  id: string
  /** Null for none. */
  reply: string | null
  actorId: string
  at: Date
}

export async function changeReply(tx: Tx, { id, reply, actorId, at }: ReplyChange) {
  await tx.execute(sql`
    UPDATE reviews SET reply = ${reply}, replied_at = ${reply === null ? null : at},
      replied_by = ${reply === null ? null : actorId}, version = version + 1
    WHERE id = ${id}`)
}

/** The mean of 1 to 5 stars and how many gave them; null while there is none. */
export async function findTotals(queries: Queries, sellableId: string) {
  const row = await rowOf(
    queries,
    z.object({ value: z.number(), count: z.number() }),
    sql`
      SELECT round(stars_total::numeric / review_count, 2)::float8 AS value, review_count AS count
      FROM review_totals WHERE sellable_id = ${sellableId} AND review_count > 0`,
  )
  return row ?? null
}

export const findPublicSellable = (queries: Queries, number: number) =>
  rowOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM sellables WHERE number = ${number} AND status = 1 AND archived_at IS NULL`,
  )

/** Entries that these learners reviewed, with their prices. */
export const findReviewed = (queries: Queries, learnerIds: readonly string[]) =>
  rowsOf(
    queries,
    z.object({ id: z.uuid(), price: z.nullable(z.coerce.number()) }),
    sql`
      SELECT s.id, s.price FROM sellables s WHERE EXISTS (
        SELECT FROM reviews WHERE sellable_id = s.id AND learner_id = ANY(${sql.param([...learnerIds])}::uuid[])
      ) ORDER BY s.id`,
  )

interface InsertedReview {
  id: string
  sellableId: string
  learnerId: string
  stars: number
  text: string
  writtenAt: Date
}

/** Whether it was written: not by someone who has one there already. */
export async function insertReview(tx: Tx, review: InsertedReview): Promise<boolean> {
  const { id, sellableId, learnerId, stars, text, writtenAt } = review
  const row = await rowOf(
    tx,
    z.object({ id: z.uuid() }),
    sql`
      INSERT INTO reviews (id, sellable_id, learner_id, stars, text, written_at)
      VALUES (${id}, ${sellableId}, ${learnerId}, ${stars}, ${text}, ${writtenAt})
      ON CONFLICT (sellable_id, learner_id) DO NOTHING RETURNING id`,
  )
  return row !== undefined
}
