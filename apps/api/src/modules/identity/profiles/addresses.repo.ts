import type { Address, NewAddress } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowOf, rowsOf } from '../../../platform/database/rows.ts'

const addressRow = z
  .object({
    id: z.uuid(),
    recipient: z.string(),
    phone: z.string(),
    province: z.string(),
    city: z.string(),
    district: z.string(),
    postal_code: z.string(),
    street: z.string(),
    note: z.string(),
    is_main: z.boolean(),
  })
  .transform(({ postal_code, is_main, ...same }): Address => ({ ...same, postalCode: postal_code, isMain: is_main }))

const columns = sql`id, recipient, phone, province, city, district, postal_code, street, note, is_main`

export interface OwnAddress {
  id: string
  learnerId: string
}

/** The main one first, then the latest. */
export function findAddresses(queries: Queries, learnerId: string): Promise<Address[]> {
  return rowsOf(
    queries,
    addressRow,
    sql`SELECT ${columns} FROM learner_addresses WHERE learner_id = ${learnerId} ORDER BY is_main DESC, id DESC`,
  )
}

export function findAddress(queries: Queries, { id, learnerId }: OwnAddress): Promise<Address | undefined> {
  return rowOf(
    queries,
    addressRow,
    sql`SELECT ${columns} FROM learner_addresses WHERE id = ${id} AND learner_id = ${learnerId}`,
  )
}

export async function insertAddress(tx: Tx, address: NewAddress & OwnAddress & { isMain: boolean }) {
  const { id, learnerId, recipient, phone, province, city, district, postalCode, street, note, isMain } = address
  await tx.execute(sql`
    INSERT INTO learner_addresses (learner_id, ${columns})
    VALUES (${learnerId}, ${id}, ${recipient}, ${phone}, ${province}, ${city}, ${district}, ${postalCode}, ${street},
      ${note}, ${isMain})`)
}

export async function updateAddress(queries: Queries, { id, learnerId }: OwnAddress, address: NewAddress) {
  const { recipient, phone, province, city, district, postalCode, street, note } = address
  await queries.execute(sql`
    UPDATE learner_addresses SET recipient = ${recipient}, phone = ${phone}, province = ${province}, city = ${city},
      district = ${district}, postal_code = ${postalCode}, street = ${street}, note = ${note}, updated_at = now()
    WHERE id = ${id} AND learner_id = ${learnerId}`)
}

export async function deleteAddress(tx: Tx, { id, learnerId }: OwnAddress) {
  await tx.execute(sql`DELETE FROM learner_addresses WHERE id = ${id} AND learner_id = ${learnerId}`)
}

/** Two statements: the index of main addresses looks at each row by itself. */
export async function markMain(tx: Tx, { id, learnerId }: OwnAddress) {
  await tx.execute(sql`UPDATE learner_addresses SET is_main = false WHERE learner_id = ${learnerId} AND is_main`)
  await tx.execute(sql`UPDATE learner_addresses SET is_main = true WHERE id = ${id} AND learner_id = ${learnerId}`)
}

export async function markLatestAsMain(tx: Tx, learnerId: string) {
  await tx.execute(sql`
    UPDATE learner_addresses SET is_main = true
    WHERE id = (SELECT id FROM learner_addresses WHERE learner_id = ${learnerId} ORDER BY id DESC LIMIT 1)`)
}
