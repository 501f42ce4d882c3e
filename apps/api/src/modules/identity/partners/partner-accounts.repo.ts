import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../../platform/database/index.ts'
import type { NewPartnerAccount } from './new-partner-account.ts'

/** With a password to sign in by; answers the new id. */
export async function insertPartnerAccount(
  tx: Tx,
  { partnerId, name, email, passwordHash }: NewPartnerAccount,
): Promise<string> {
  const id = uuidv7()
  await tx.execute(sql`
    INSERT INTO partner_users (id, partner_id, name, email, is_email_verified)
    VALUES (${id}, ${partnerId}, ${name}, ${email}, true)`)
  await tx.execute(sql`
    INSERT INTO partner_accounts (id, partner_user_id, provider_id, account_id, password_hash)
    VALUES (${uuidv7()}, ${id}, 'credential', ${id}, ${passwordHash})`)
  return id
}
