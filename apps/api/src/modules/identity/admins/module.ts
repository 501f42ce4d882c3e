import { deleteExpiredSessions } from './identity.repo.ts'
import { identityRoutes } from './identity.routes.ts'
import { adminsOf } from './admins-of.ts'
import { module } from '../../../module.ts'

export const adminsModule = module({
  realms: (app) => [adminsOf(app)],
  routes: (app) => identityRoutes(adminsOf(app)),
  tidy: [
    {
      name: 'delete-expired-sessions',
      label: 'Menghapus sesi kedaluwarsa',
      run: ({ database }) => deleteExpiredSessions(database.queries),
    },
  ],
})
