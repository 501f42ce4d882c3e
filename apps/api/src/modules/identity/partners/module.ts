import { module } from '../../../module.ts'
import { deleteExpiredSessions } from '../../../platform/realms/index.ts'
import { forgetOldDevices } from '../account-access/index.ts'
import { partnerAccess } from './partner-access.ts'
import { partnerAccountsRoutes } from './partner-accounts.routes.ts'
import { partnerData } from './partner-data.repo.ts'
import { partnerTables } from './partner-realm.ts'
import { partnersOf } from './partners-of.ts'
import { partnersRoutes } from './partners.routes.ts'

export const partnersModule = module({
  realms: (app) => [partnersOf(app)],
  routes: (app) => [...partnersRoutes, ...partnerAccountsRoutes(partnersOf(app))],
  personalData: partnerData,
  jobs: [partnerAccess.mailReset],
  tidy: [
    {
      name: 'delete-expired-partner-sessions',
      label: 'Menghapus sesi mitra yang kedaluwarsa',
      run: ({ database }) => deleteExpiredSessions(database.queries, partnerTables),
    },
    {
      name: 'delete-old-partner-devices',
      label: 'Menghapus perangkat mitra yang lama tidak dipakai',
      run: (ctx) => forgetOldDevices(ctx, partnerAccess),
    },
  ],
})
