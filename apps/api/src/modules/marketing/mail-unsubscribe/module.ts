import { mailUnsubscribeRoutes } from './unsubscribe.routes.ts'
import { module } from '../../../module.ts'

export const mailUnsubscribeModule = module({
  routes: () => mailUnsubscribeRoutes,
})
