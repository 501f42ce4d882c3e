import { shareLinksRoutes } from './share-links.routes.ts'
import { createShortLinkHandler } from './open-short-link.ts'
import { module } from '../../../module.ts'

export const shareLinksModule = module({
  routes: () => shareLinksRoutes,
  paths: (app) => ({ '/s/*': createShortLinkHandler(app) }),
})
