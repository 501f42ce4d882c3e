import { module } from '../../../module.ts'
import { highlightRoutes } from './highlights.routes.ts'

export const highlightsModule = module({ routes: () => highlightRoutes })
