import { type PartnerAccount, partnerKinds } from '@naikkelas/contract/identity'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf } from '../../../platform/database/rows.ts'

const accountRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    partner_id: z.uuid(),
    partner_name: z.string(),
    partner_kind: z.enum(partnerKinds),
    reference: z.string(),
    subdomain: z.nullable(z.string()),
  })
  .transform(
    (row): PartnerAccount => ({
      id: row.id,
      name: row.name,
      email: row.email,
      partner: {
        id: row.partner_id,
        name: row.partner_name,
        kind: row.partner_kind,
        reference: row.reference,
        subdomain: row.subdomain,
      },
    }),
  )

/** An account that may act for its partner; undefined for one that is suspended or gone. */
export function findActivePartnerAccount(queries: Queries, id: string): Promise<PartnerAccount | undefined> {
  return accountWhere(queries, sql`partner_users.id = ${id}`)
}

/** The same by an e-mail address in lower case. */
export function findActivePartnerAccountByEmail(queries: Queries, email: string): Promise<PartnerAccount | undefined> {
  return accountWhere(queries, sql`partner_users.email = ${email}`)
}

function accountWhere(queries: Queries, condition: SQL): Promise<PartnerAccount | undefined> {
  return rowOf(
    queries,
    accountRow,
    sql`
      SELECT partner_users.id, partner_users.name, email, partner_id, partners.name AS partner_name, partner_kind, reference,
        subdomain
      FROM partner_users JOIN partners ON partners.id = partner_users.partner_id
      WHERE ${condition} AND suspended_at IS NULL`,
  )
}

/** Why an account may not act for its partner. */
export async function findPartnerAccountRefusal(queries: Queries, id: string): Promise<'account_blocked' | null> {
  const suspended = sql`SELECT 1 FROM partner_users WHERE id = ${id} AND suspended_at IS NOT NULL`
  return (await countOf(queries, suspended)) === 1 ? 'account_blocked' : null
}

/** Whether an e-mail in lower case has an account of a partner, whatever its state. */
export async function isPartnerEmail(queries: Queries, email: string): Promise<boolean> {
  return (await countOf(queries, sql`SELECT 1 FROM partner_users WHERE email = ${email}`)) === 1
}
