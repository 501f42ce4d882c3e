import { module } from '../../../module.ts'
import { userNotesData } from './user-notes.data.ts'
import { usersRoutes } from './users.routes.ts'

export const usersModule = module({ routes: () => usersRoutes, personalData: [userNotesData] })
