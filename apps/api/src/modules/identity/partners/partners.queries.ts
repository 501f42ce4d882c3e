import { type Partner, partnersAtMost } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf } from '../../../platform/database/rows.ts'

/** A row is a `Partner` of the contract, with its reference and subdomain. */
const partnerRow = z.object({
  id: z.uuid(),
  name: z.string(),
  reference: z.string(),
  subdomain: z.nullable(z.string()),
})
const columns = sql`id, name, reference, subdomain`

/** All of them, by name. */
export function findPartners(queries: Queries): Promise<Partner[]> {
  return rowsOf(queries, partnerRow, sql`SELECT ${columns} FROM partners ORDER BY name, id LIMIT ${partnersAtMost}`)
}

export function findPartner(queries: Queries, id: string): Promise<Partner | undefined> {
  return rowOf(queries, partnerRow, sql`SELECT ${columns} FROM partners WHERE id = ${id}`)
}

/** The partner with a reference or a subdomain. */
export function findPartnerOf(
  queries: Queries,
  { reference = null, subdomain = null }: { reference?: string | null; subdomain?: string | null },
): Promise<Partner | undefined> {
  return rowOf(
    queries,
    partnerRow,
    sql`SELECT ${columns} FROM partners WHERE reference = ${reference}::text OR subdomain = ${subdomain}::text LIMIT 1`,
  )
}

/** Whether a page may belong to it. */
export async function isPartner(queries: Queries, id: string): Promise<boolean> {
  return (await findPartner(queries, id)) !== undefined
}
