export { isAutomaticVisit } from './automatic-visit.rules.ts'
export { createShortLinkHandler } from './open-short-link.ts'
export { shareLinksRoutes } from './share-links.routes.ts'
