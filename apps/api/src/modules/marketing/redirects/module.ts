import { redirectsRoutes } from './redirects.routes.ts'
import { redirectHitsOf } from './redirect-hits.ts'
import { module } from '../../../module.ts'

/** What a crash may cost of the counts of old addresses. */
const HITS_MS = 5_000

export const redirectsModule = module({
  routes: () => redirectsRoutes(),
  localTasks: (app) => [{ name: 'writing redirect hits', everyMs: HITS_MS, run: redirectHitsOf(app).flush }],
})
