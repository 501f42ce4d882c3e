import { module } from '../../../module.ts'
import { learnerRealm } from '../learners/index.ts'
import { userNotesData } from './user-notes.data.ts'
import { userViewsData } from './user-views.data.ts'
import { deleteEndedViews } from './user-views.repo.ts'
import { findViewSession } from './user-views.service.ts'
import { userExportRoutes } from './user-exports.routes.ts'
import { usersRoutes } from './users.routes.ts'

export const usersModule = module({
  views: (app) => ({ realm: learnerRealm.name, find: (asked) => findViewSession(app, asked) }),
  routes: () => [...usersRoutes, ...userExportRoutes()],
  personalData: [userNotesData, userViewsData],
  tidy: [
    {
      name: 'delete-ended-user-views',
      label: 'Menghapus tampilan sebagai pengguna yang sudah berakhir',
      run: ({ database }) => deleteEndedViews(database.queries),
    },
  ],
})
