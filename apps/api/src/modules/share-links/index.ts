export { createShortLinkHandler } from './open-short-link.ts'
export { shareLinksRoutes } from './share-links.routes.ts'
