export { createRedirectHits, type RedirectHits } from './redirect-hits.ts'
export { redirectsRoutes } from './redirects.routes.ts'
