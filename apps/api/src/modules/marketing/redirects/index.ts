export { redirectHitsOf, type RedirectHits } from './redirect-hits.ts'
export { redirectsModule } from './module.ts'
