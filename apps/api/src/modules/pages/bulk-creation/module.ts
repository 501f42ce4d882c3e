import { bulkCreationRoutes } from './bulk-creation.routes.ts'
import { module } from '../../../module.ts'

export const bulkCreationModule = module({
  routes: ({ ports }) => bulkCreationRoutes(ports),
})
