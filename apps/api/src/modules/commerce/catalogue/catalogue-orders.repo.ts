import type { OrderedList } from '@naikkelas/contract/commerce'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf } from '../../../platform/database/rows.ts'
import { POSITION_GAP } from './sellables.repo.ts'

const stateRow = z
  .object({ version: z.number(), changed_by: z.nullable(z.string()) })
  .transform((row) => ({ version: row.version, changedBy: row.changed_by }))

/** A list whose order was never changed is of version 0. */
export async function findOrderState(queries: Queries, list: OrderedList) {
  const state = await rowOf(
    queries,
    stateRow,
    sql`
      SELECT version, (SELECT name FROM admin_users WHERE admin_users.id = changed_by) AS changed_by
      FROM catalogue_orders WHERE list = ${list}`,
  )
  return state ?? { version: 0, changedBy: null }
}

/** Holds the order of a list until the transaction ends. */
export async function lockOrder(tx: Tx, { list, at }: { list: OrderedList; at: Date }) {
  await tx.execute(sql`
    INSERT INTO catalogue_orders (list, version, changed_at) VALUES (${list}, 0, ${at}) ON CONFLICT (list) DO NOTHING`)
  await tx.execute(sql`SELECT FROM catalogue_orders WHERE list = ${list} FOR UPDATE`)
  return findOrderState(tx, list)
}

export async function raiseOrderVersion(
  queries: Queries,
  { list, actorId, at }: { list: OrderedList; actorId: string; at: Date },
) {
  await queries.execute(sql`
    UPDATE catalogue_orders SET version = version + 1, changed_at = ${at}, changed_by = ${actorId} WHERE list = ${list}`)
}

const itemRow = z.object({ id: z.uuid(), name: z.string(), status: z.union([z.literal(0), z.literal(1)]) })

export function findOrderedItems(queries: Queries, { list, limit }: { list: OrderedList; limit: number }) {
  return rowsOf(
    queries,
    itemRow,
    sql`
      SELECT id, name, status FROM ${tableOf(list)} WHERE ${shownIn(list)} ORDER BY position, number LIMIT ${limit}`,
  )
}

export async function isInList(queries: Queries, { list, id }: { list: OrderedList; id: string }): Promise<boolean> {
  return (await countOf(queries, sql`SELECT FROM ${tableOf(list)} WHERE id = ${id} AND ${isOf(list)}`)) > 0
}

const positionRow = z.object({ position: bigintColumn })

/** Moves one entry behind another, or to the first place. Requires the lock of the order. */
export async function moveItem(tx: Tx, move: { list: OrderedList; id: string; afterId: string | null }): Promise<void> {
  const position = await positionBehind(tx, move)
  if (position !== null) return setPosition(tx, move, position)
  await spreadPositions(tx, move.list)
  const spread = await positionBehind(tx, move)
  if (spread === null) throw new Error(`the positions of ${move.list} have no room after they were spread`)
  await setPosition(tx, move, spread)
}

async function setPosition(tx: Tx, { list, id }: { list: OrderedList; id: string }, position: number) {
  await tx.execute(sql`UPDATE ${tableOf(list)} SET position = ${position}::bigint WHERE id = ${id}`)
}

/** A whole number between two neighbours; null where there is none. */
async function positionBehind(
  tx: Tx,
  { list, id, afterId }: { list: OrderedList; id: string; afterId: string | null },
): Promise<number | null> {
  const previous =
    afterId === null
      ? undefined
      : await rowOf(tx, positionRow, sql`SELECT position FROM ${tableOf(list)} WHERE id = ${afterId}`)
  const behind =
    afterId === null
      ? sql`true`
      : sql`(position, number) > (SELECT position, number FROM ${tableOf(list)} WHERE id = ${afterId})`
  const next = await rowOf(
    tx,
    positionRow,
    sql`
      SELECT position FROM ${tableOf(list)} WHERE ${isOf(list)} AND id <> ${id} AND ${behind}
      ORDER BY position, number LIMIT 1`,
  )
  if (!next) return (previous?.position ?? 0) + POSITION_GAP
  if (!previous) return next.position - POSITION_GAP
  const between = Math.floor((previous.position + next.position) / 2)
  return between > previous.position && between < next.position ? between : null
}

/** Gives every entry of a list a position of its own again, in the same order. */
async function spreadPositions(tx: Tx, list: OrderedList) {
  await tx.execute(sql`
    UPDATE ${tableOf(list)} AS listed SET position = spread.place * ${POSITION_GAP}
    FROM (SELECT id, row_number() OVER (ORDER BY position, number) AS place FROM ${tableOf(list)} WHERE ${isOf(list)}) AS spread
    WHERE spread.id = listed.id`)
}

const tableOf = (list: OrderedList): SQL => (list === 'category' ? sql`categories` : sql`sellables`)

/** Archived ones too: they keep their place. */
const isOf = (list: OrderedList): SQL => (list === 'category' ? sql`true` : sql`kind = ${list}`)

const shownIn = (list: OrderedList): SQL =>
  list === 'category' ? sql`true` : sql`kind = ${list} AND archived_at IS NULL`
