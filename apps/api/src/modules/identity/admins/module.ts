import { deleteExpiredSessions } from '../../../platform/realms/index.ts'
import { adminAccountsRoutes } from './admin-accounts.routes.ts'
import { forgetOldDevices } from '../account-access/index.ts'
import { adminAccess } from './admin-access.ts'
import { adminTables } from './admin-realm.ts'
import { identityRoutes } from './identity.routes.ts'
import { adminsOf } from './admins-of.ts'
import { module } from '../../../module.ts'

export const adminsModule = module({
  realms: (app) => [adminsOf(app)],
  routes: (app) => [...identityRoutes(adminsOf(app)), ...adminAccountsRoutes],
  jobs: [adminAccess.mailReset],
  tidy: [
    {
      name: 'delete-expired-sessions',
      label: 'Menghapus sesi kedaluwarsa',
      run: ({ database }) => deleteExpiredSessions(database.queries, adminTables),
    },
    {
      name: 'delete-old-admin-devices',
      label: 'Menghapus perangkat admin yang lama tidak dipakai',
      run: (ctx) => forgetOldDevices(ctx, adminAccess),
    },
  ],
})
