import { module } from '../../../module.ts'
import { monthClosingRoutes } from './month-closings.routes.ts'

export const monthClosingsModule = module({ routes: () => monthClosingRoutes })
