import { type OfferInput, type OfferRecord, offerStatuses, type OfferStatus } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

// Sums are far below what a number holds exactly; the driver hands over 64 bits as text.
const amount = z.nullable(z.coerce.number())

const offerRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    price: amount,
    strike_price: amount,
    deadline: z.nullable(timestampColumn),
    seats: z.nullable(z.number()),
    coach: z.string(),
    status: z.enum(offerStatuses),
    updated_at: timestampColumn,
  })
  .transform(
    ({ strike_price, deadline, updated_at, ...same }): OfferRecord => ({
      ...same,
      strikePrice: strike_price,
      deadline: deadline?.toISOString() ?? null,
      updatedAt: updated_at.toISOString(),
    }),
  )

const columns = sql`id, name, price, strike_price, deadline, seats, coach, status, updated_at`

interface OfferSearch {
  status?: OfferStatus | undefined
  search?: string | undefined
  page: number
  perPage: number
}

/** Open ones first, by name. */
export async function findOffers(queries: Queries, { status, search = '', page, perPage }: OfferSearch) {
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  const where = sql`(${status ?? null}::text IS NULL OR status = ${status ?? null}) AND name ILIKE ${pattern}`
  const items = await rowsOf(
    queries,
    offerRow,
    sql`SELECT ${columns} FROM offers WHERE ${where} ORDER BY status DESC, lower(name), id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  )
  const row = await rowOf(
    queries,
    z.object({ total: z.number() }),
    sql`SELECT count(*)::int AS total FROM offers WHERE ${where}`,
  )
  return { items, total: row?.total ?? 0 }
}

export function findOffer(queries: Queries, id: string) {
  return rowOf(queries, offerRow, sql`SELECT ${columns} FROM offers WHERE id = ${id}`)
}

/** Holds it until the transaction ends. */
export function lockOffer(tx: Tx, id: string) {
  return rowOf(tx, offerRow, sql`SELECT ${columns} FROM offers WHERE id = ${id} FOR NO KEY UPDATE`)
}

interface Written extends OfferInput {
  id: string
  at: Date
}

export function insertOffer(queries: Queries, { id, at, ...offer }: Written) {
  return rowOf(
    queries,
    offerRow,
    sql`
      INSERT INTO offers (id, name, price, strike_price, deadline, seats, coach, status, created_at, updated_at)
      VALUES (${id}, ${offer.name}, ${offer.price}, ${offer.strikePrice}, ${offer.deadline}, ${offer.seats}, ${offer.coach}, ${offer.status}, ${at}, ${at})
      RETURNING ${columns}`,
  )
}

export function replaceOffer(queries: Queries, { id, at, ...offer }: Written) {
  return rowOf(
    queries,
    offerRow,
    sql`
      UPDATE offers SET name = ${offer.name}, price = ${offer.price}, strike_price = ${offer.strikePrice}, deadline = ${offer.deadline},
        seats = ${offer.seats}, coach = ${offer.coach}, status = ${offer.status}, updated_at = ${at}
      WHERE id = ${id} RETURNING ${columns}`,
  )
}
