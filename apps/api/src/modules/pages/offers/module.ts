import { offersRoutes } from './offers.routes.ts'
import { module } from '../../../module.ts'

export const offersModule = module({
  routes: () => offersRoutes,
})
