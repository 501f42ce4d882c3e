import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'
import { type Card, findCardsOf } from '../catalogue/index.ts'

const isOffered = sql`s.status = 1 AND s.archived_at IS NULL AND s.kind <> 'partner_package'`

/** Numbers of what visitors find, saved last first. */
export async function findSavedItems(queries: Queries, learnerId: string): Promise<number[]> {
  const rows = await rowsOf(
    queries,
    z.object({ number: bigintColumn }),
    sql`
      SELECT s.number FROM learner_saved_items w JOIN sellables s ON s.id = w.sellable_id
      WHERE w.learner_id = ${learnerId} AND ${isOffered} ORDER BY w.saved_at DESC, s.number DESC`,
  )
  return rows.map(({ number }) => number)
}

/** Of those numbers, what is offered and not yet kept. */
export async function findNewItems(queries: Queries, learnerId: string, numbers: readonly number[]) {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      SELECT s.id FROM unnest(${sql.param([...numbers])}::bigint[]) WITH ORDINALITY AS asked (number, turn)
      JOIN sellables s ON s.number = asked.number AND ${isOffered}
      WHERE NOT EXISTS (SELECT FROM learner_saved_items WHERE learner_id = ${learnerId} AND sellable_id = s.id)
      GROUP BY s.id ORDER BY min(turn)`,
  )
  return rows.map(({ id }) => id)
}

/** Everything that is kept, whether it is offered now or not. */
export async function countSavedItems(queries: Queries, learnerId: string): Promise<number> {
  const rows = await rowsOf(
    queries,
    z.object({ n: z.number() }),
    sql`SELECT count(*)::int AS n FROM learner_saved_items WHERE learner_id = ${learnerId}`,
  )
  return rows[0]?.n ?? 0
}

/** @param ids saved last first */
export async function insertSavedItems(tx: Tx, learnerId: string, ids: readonly string[], at: Date): Promise<void> {
  await tx.execute(sql`
    INSERT INTO learner_saved_items (learner_id, sellable_id, saved_at)
    SELECT ${learnerId}, id, ${at}::timestamptz - turn * interval '1 millisecond'
    FROM unnest(${sql.param([...ids])}::uuid[]) WITH ORDINALITY AS items (id, turn)
    ON CONFLICT DO NOTHING`)
}

export async function deleteSavedItem(queries: Queries, learnerId: string, number: number): Promise<void> {
  await queries.execute(sql`
    DELETE FROM learner_saved_items w USING sellables s
    WHERE s.id = w.sellable_id AND w.learner_id = ${learnerId} AND s.number = ${number}`)
}

export const savedItemData: PersonalDataSource = {
  name: 'Simpanan',
  tables: ['learner_saved_items'],
  find: (queries, id) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      sql`
        SELECT s.name, s.kind, w.saved_at FROM learner_saved_items w JOIN sellables s ON s.id = w.sellable_id
        WHERE w.learner_id = ${id} ORDER BY w.saved_at, s.number`,
    ),
  async merge(tx, { survivorId, mergedId }) {
    await tx.execute(sql`
      INSERT INTO learner_saved_items (learner_id, sellable_id, saved_at)
      SELECT ${survivorId}::uuid, sellable_id, saved_at FROM learner_saved_items WHERE learner_id = ${mergedId}
      ON CONFLICT DO NOTHING`)
    await tx.execute(sql`DELETE FROM learner_saved_items WHERE learner_id = ${mergedId}`)
  },
}

/** Entries that visitors find, in the order of their numbers here. */
export function findCardsByNumber(queries: Queries, numbers: readonly number[]): Promise<Card[]> {
  return findCardsOf(
    queries,
    sql`
      SELECT s.id, min(turn) AS turn, 0 AS value
      FROM unnest(${sql.param([...numbers])}::bigint[]) WITH ORDINALITY AS asked (number, turn)
      JOIN sellables s ON s.number = asked.number AND ${isOffered} GROUP BY s.id`,
  )
}
