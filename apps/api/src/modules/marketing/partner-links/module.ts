import { partnerLinksRoutes } from './partner-links.routes.ts'
import { module } from '../../../module.ts'

export const partnerLinksModule = module({
  routes: () => partnerLinksRoutes,
})
