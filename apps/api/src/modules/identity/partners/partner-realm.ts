import type { PartnerAccount } from '@naikkelas/contract/identity'
import { createRealm } from '../../../platform/realms/index.ts'
import { findActivePartnerAccount } from './partner-accounts.queries.ts'

export const partnerTables = {
  users: 'partner_users',
  sessions: 'partner_sessions',
  accounts: 'partner_accounts',
  userColumn: 'partner_user_id',
}

/** People who act for a partner. The bars of the site show none of them, so there is no hint and no display cookie. */
export const partnerRealm = createRealm<PartnerAccount>({
  name: 'partner',
  tables: partnerTables,
  cookie: { name: 'sid_partner' },
  // A suspension takes effect with the next request.
  actor: findActivePartnerAccount,
})
