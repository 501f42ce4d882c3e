import { module } from '../../../module.ts'
import { grantData } from './access-grants.repo.ts'
import { accessGrantRoutes } from './access-grants.routes.ts'

export const accessGrantsModule = module({ routes: () => accessGrantRoutes, personalData: [grantData] })
