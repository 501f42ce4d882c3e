import { module } from '../../../module.ts'
import { listViewsRoutes } from './list-views.routes.ts'

export const listViewsModule = module({ routes: () => listViewsRoutes })
