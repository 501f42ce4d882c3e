import { pageFilesRoutes } from './page-files.routes.ts'
import { module } from '../../../module.ts'

export const pageFilesModule = module({
  routes: ({ ports }) => pageFilesRoutes(ports),
})
