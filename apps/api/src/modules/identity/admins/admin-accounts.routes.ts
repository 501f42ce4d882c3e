import { listAdmins } from '@naikkelas/contract/identity'
import { bind } from '../../../platform/endpoints/index.ts'
import { findAdmins } from './admins.queries.ts'
import { manageAdmins } from './identity.policy.ts'

export const adminAccountsRoutes = [
  bind(listAdmins, { can: manageAdmins, run: (_, { database }) => findAdmins(database.queries) }),
]
