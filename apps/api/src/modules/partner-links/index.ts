export { partnerLinksRoutes } from './partner-links.routes.ts'
