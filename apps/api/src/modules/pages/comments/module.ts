import { commentsRoutes } from './comments.routes.ts'
import { module } from '../../../module.ts'

export const commentsModule = module({
  routes: () => commentsRoutes,
})
