import type { Partner } from '@naikkelas/contract'
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { rowOf, rowsOf } from '../../db/rows.ts'

const partnerRow = z.object({
  id: z.uuid(),
  name: z.string(),
  reference: z.string(),
  subdomain: z.nullable(z.string()),
})
const columns = sql`id, name, reference, subdomain`

export function findPartners(queries: Queries): Promise<Partner[]> {
  return rowsOf(queries, partnerRow, sql`SELECT ${columns} FROM partners ORDER BY name, id LIMIT 500`)
}

export function findPartner(queries: Queries, id: string): Promise<Partner | undefined> {
  return rowOf(queries, partnerRow, sql`SELECT ${columns} FROM partners WHERE id = ${id}`)
}

/** Whose a reference or a subdomain is. */
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

export async function isPartner(queries: Queries, id: string): Promise<boolean> {
  return (await findPartner(queries, id)) !== undefined
}

export async function insertPartner(queries: Queries, name: string): Promise<string> {
  const id = uuidv7()
  await queries.execute(sql`INSERT INTO partners (id, name, reference) VALUES (${id}, ${name}, ${newReference()})`)
  return id
}

/** Changes how a partner's pages are linked to. Fails with a unique violation when it is another partner's. */
export async function savePartnerLinks(
  queries: Queries,
  { id, reference, subdomain }: Pick<Partner, 'id' | 'reference' | 'subdomain'>,
) {
  await queries.execute(sql`UPDATE partners SET reference = ${reference}, subdomain = ${subdomain} WHERE id = ${id}`)
}

/** Of 30^10: nobody meets another's by chance, and none of the letters is taken for another one. */
const letters = 'abcdefghjkmnpqrstuvwxyz2345678'
const newReference = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
