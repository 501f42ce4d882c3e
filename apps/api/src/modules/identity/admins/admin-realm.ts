import { signedInCookie } from '@naikkelas/contract/identity'
import { createRealm } from '../../../platform/realms/index.ts'
import { findActiveAdmin } from './admins.queries.ts'
import { mustSetUpSecondFactor, type SignedInAdmin } from './signed-in-admin.ts'

export const adminTables = {
  users: 'admin_users',
  sessions: 'admin_sessions',
  accounts: 'admin_accounts',
  userColumn: 'admin_id',
}

/** The back office: accounts that compose, publish and administrate. */
export const adminRealm = createRealm<SignedInAdmin>({
  name: 'admin',
  tables: adminTables,
  cookie: {
    name: 'sid_admin',
    hint: signedInCookie,
    display: { dataAdmin: ({ id, name }) => JSON.stringify({ id, name }) },
  },
  // Suspension, role and menus take effect with the next request.
  actor: findActiveAdmin,
  restriction: (admin, appEnv) => (mustSetUpSecondFactor(admin, appEnv) ? 'second_factor_needed' : null),
})
