import { pageGroupsRoutes } from './page-groups.routes.ts'
import { module } from '../../../module.ts'

export const pageGroupsModule = module({
  routes: () => pageGroupsRoutes(),
})
